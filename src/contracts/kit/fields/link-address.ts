import { isOwnPath } from '@/contracts/kit/calls/own-path';

/**
 * Where a link of rich text leads: to a path of the portal, to a site, or to a person by e-mail or
 * phone; undefined for an address that no link may have.
 */
export function leadsTo(address: string): 'portal' | 'site' | 'person' | undefined {
  if (isOwnPath(address)) return 'portal';
  if (/^(mailto|tel):/i.test(address)) return 'person';
  if (/^https?:\/\/[^\\]/i.test(address)) return 'site';
  return undefined;
}
