import { type LinkSecrets, letterToken, tokenBearer } from '@/services/kit/mail/letter-token';

/** What a letter's link bears: whose letters end by it. */
export const stopToken = (secrets: LinkSecrets, receiverId: string): string =>
  letterToken(secrets, 'stop', receiverId);

/** Whose letters a token ends; undefined where we did not write it. */
export const stoppedBy = (secrets: LinkSecrets, token: string): string | undefined =>
  tokenBearer(secrets, 'stop', token);

/** The page that ends them. */
export const stopUrl = (portalUrl: string, token: string): string =>
  `${portalUrl}/unsubscribe?of=${token}`;
