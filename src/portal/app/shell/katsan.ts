import { isMicrosite, micrositeKey } from '@/contracts/auth/microsites';
import type { MenuEntry } from '@/contracts/auth/session';
import { rememberedSession } from '@/portal/app/session/remembered-session';

/** Whether an entry leads to the one microsite that the session is handed to, at its set origin. */
export const isHandedOver = (entry: MenuEntry, katsanOrigin: string) =>
  entry.labelkey === micrositeKey('katsan') &&
  isMicrosite(entry) &&
  URL.canParse(entry.link) &&
  new URL(entry.link).origin === katsanOrigin;

/** Opens katsan in a new tab, whose address alone gets the access token. */
export async function openKatsan(link: string): Promise<void> {
  const address = new URL(link);
  const session = await rememberedSession.read().catch(() => null);
  if (session) address.hash = `bypass=${session.accessToken}`;
  window.open(address, '_blank', 'noopener,noreferrer');
}
