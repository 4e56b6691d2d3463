import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The visitor's address and what is believed of it: names of our own, to which no proxy on the way adds. */
const addressHeader = 'x-visitor-address';
const proofHeader = 'x-visitor-proof';

/** Good for one service: one that is somebody else's learns nothing that ours would believe. */
const proof = (address: string, service: string, tokenSecret: string) =>
  createHmac('sha256', tokenSecret).update(`visitor ${service} ${address}`).digest('base64url');

/** The headers by which the portal says to a service for whose address it calls. */
export const visitorHeaders = (address: string, service: string, tokenSecret: string) => ({
  'x-forwarded-for': address,
  [addressHeader]: address,
  [proofHeader]: proof(address, service, tokenSecret),
});

/**
 * Leaves in a call's `x-forwarded-for` the one address that our portal said, whatever proxies between them added;
 * nothing where it did not say it.
 */
export function keepProven(
  headers: IncomingHttpHeaders,
  service: string,
  tokenSecrets: readonly string[],
): void {
  const said = Buffer.from(String(headers[proofHeader] ?? ''));
  const address = String(headers[addressHeader]);
  const proven = tokenSecrets.some((secret) => {
    const right = Buffer.from(proof(address, service, secret));
    return said.length === right.length && timingSafeEqual(said, right);
  });
  if (proven) headers['x-forwarded-for'] = address;
  else delete headers['x-forwarded-for'];
}
