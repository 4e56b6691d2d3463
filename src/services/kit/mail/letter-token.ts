import { createHmac, timingSafeEqual } from 'node:crypto';

/** The first writes links, all are read. */
export type LinkSecrets = readonly [string, ...string[]];

const proof = (secret: string, deed: string, id: string) =>
  createHmac('sha256', secret).update(`${deed} ${id}`).digest();

/** What a letter's link bears: the record that it is about, and the proof that we wrote it for that deed. It stays good. */
export const letterToken = ([secret]: LinkSecrets, deed: string, id: string): string =>
  `${id}.${proof(secret, deed, id).toString('base64url')}`;

/** The record that a token is about; undefined where we did not write it for that deed. */
export function tokenBearer(secrets: LinkSecrets, deed: string, token: string): string | undefined {
  const [id = '', given = ''] = token.split('.');
  const sent = Buffer.from(given, 'base64url');
  const isOf = (secret: string) => {
    const right = proof(secret, deed, id);
    return sent.length === right.length && timingSafeEqual(sent, right);
  };
  return secrets.some(isOf) ? id : undefined;
}
