import { type MicrositeName, type Microsites, micrositeNames } from '@/contracts/auth/microsites';

const isMicrositeName = (name: string): name is MicrositeName =>
  micrositeNames.some((known) => known === name);

const isHttps = (address: string) => /^https:\/\/\S+$/.test(address) && URL.canParse(address);

/** Reads `name=https://...,name=https://...`; undefined where that is not what it says. */
export function parseMicrosites(text: string): Microsites | undefined {
  const microsites: Microsites = {};
  for (const part of text.split(',').map((pair) => pair.trim())) {
    const at = part.indexOf('=');
    const [name, address] = [part.slice(0, at), part.slice(at + 1)];
    if (at < 0 || !isMicrositeName(name) || !isHttps(address) || microsites[name]) return undefined;
    microsites[name] = address;
  }
  return microsites;
}
