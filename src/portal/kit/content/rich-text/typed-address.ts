import { leadsTo } from '@/contracts/kit/fields/link-address';
import { readPhone } from '@/contracts/kit/fields/thai-phone';

/**
 * A link's address as people type it: a phone number, an e-mail address or a site without its
 * `https://` get what is missing; undefined for what cannot be linked to.
 */
export function typedAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (leadsTo(address)) return address;
  const phone = readPhone(address);
  if (phone) return `tel:${phone}`;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(address)) return `mailto:${address}`;
  if (/^[^\s@:/\\]+\.[^\s@:/\\]{2,}(\/[^\s\\]*)?$/.test(address)) return `https://${address}`;
  return undefined;
}
