import { createHmac, timingSafeEqual } from 'node:crypto';

const proof = (secret: string, receiverId: string) =>
  createHmac('sha256', secret).update(`stop ${receiverId}`).digest();

/** What a letter's link bears: whose letters end by it, and the proof that we wrote it. It stays good. */
export const stopToken = (secret: string, receiverId: string): string =>
  `${receiverId}.${proof(secret, receiverId).toString('base64url')}`;

/** Whose letters a token ends; undefined where we did not write it. */
export function stoppedBy(secret: string, token: string): string | undefined {
  const [receiverId = '', given = ''] = token.split('.');
  const right = proof(secret, receiverId);
  const sent = Buffer.from(given, 'base64url');
  return sent.length === right.length && timingSafeEqual(sent, right) ? receiverId : undefined;
}

/** The page that ends them. */
export const stopUrl = (portalUrl: string, token: string): string =>
  `${portalUrl}/unsubscribe?of=${token}`;
