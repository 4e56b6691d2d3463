import { letterToken, tokenBearer } from '@/services/kit/mail/letter-token';

/** What a letter's link bears: whose letters end by it. */
export const stopToken = (secret: string, receiverId: string): string =>
  letterToken(secret, 'stop', receiverId);

/** Whose letters a token ends; undefined where we did not write it. */
export const stoppedBy = (secret: string, token: string): string | undefined =>
  tokenBearer(secret, 'stop', token);

/** The page that ends them. */
export const stopUrl = (portalUrl: string, token: string): string =>
  `${portalUrl}/unsubscribe?of=${token}`;
