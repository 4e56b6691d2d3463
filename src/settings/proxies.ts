import { isIP } from 'node:net';

/** What such addresses are called: this machine, this link, a private network. */
const named = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, or all that begin with its first so many bits. */
function isRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)];
  if (most === undefined || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
}

/**
 * Reads the addresses of the proxies that are believed; undefined where that is not what it says. How
 * many there are would not do: whoever reaches the portal past them could write the rest.
 */
export function parseProxies(text: string): string[] | undefined {
  const proxies = text.split(',').map((proxy) => proxy.trim());
  return proxies.every((proxy) => named.includes(proxy) || isRange(proxy)) ? proxies : undefined;
}
