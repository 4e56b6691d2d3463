import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** What is believed of an address, beside the address itself. */
const proofHeader = 'x-forwarded-proof';

/** Good for one service: one that is somebody else's learns nothing that ours would believe. */
const proof = (address: string, service: string, tokenSecret: string) =>
  createHmac('sha256', tokenSecret).update(`visitor ${service} ${address}`).digest('base64url');

/** The headers by which the portal says to a service for whose address it calls. */
export const visitorHeaders = (address: string, service: string, tokenSecret: string) => ({
  'x-forwarded-for': address,
  [proofHeader]: proof(address, service, tokenSecret),
});

/** Takes from a call's headers the address that it names, unless our portal said so. */
export function dropUnproven(
  headers: IncomingHttpHeaders,
  service: string,
  tokenSecret: string,
): void {
  const said = Buffer.from(String(headers[proofHeader] ?? ''));
  const right = Buffer.from(proof(String(headers['x-forwarded-for']), service, tokenSecret));
  const proven = said.length === right.length && timingSafeEqual(said, right);
  if (!proven) delete headers['x-forwarded-for'];
}
