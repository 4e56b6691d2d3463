import { isMicrosite, micrositeKey } from '@/contracts/auth/microsites';
import type { MenuEntry } from '@/contracts/auth/session';
import { tellFailure } from '@/portal/app/calls/tell-failure';
import { rememberedSession } from '@/portal/app/session/remembered-session';
import { errorOf } from '@/portal/kit/calls/reading';

/** Whether an entry leads to the one microsite that the session is handed to, at its set origin. */
export const isHandedOver = (entry: MenuEntry, katsanOrigin: string) =>
  entry.labelkey === micrositeKey('katsan') &&
  isMicrosite(entry) &&
  URL.canParse(entry.link) &&
  new URL(entry.link).origin === katsanOrigin;

/** Opens katsan in a new tab, whose address alone gets the access token; tells why it cannot. */
export async function openKatsan(link: string): Promise<void> {
  const address = new URL(link);
  try {
    const session = await rememberedSession.read();
    if (session) address.hash = `bypass=${session.accessToken}`;
    window.open(address, '_blank', 'noopener,noreferrer');
  } catch (failure) {
    tellFailure(errorOf(failure));
  }
}
