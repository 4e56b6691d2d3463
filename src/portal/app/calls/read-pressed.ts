import { searchParamsToUrlQuery } from 'next/dist/shared/lib/router/utils/querystring';
import { getRouteMatcher } from 'next/dist/shared/lib/router/utils/route-matcher';
import { getRouteRegex } from 'next/dist/shared/lib/router/utils/route-regex';
import Router from 'next/router';
import type { PortalPage } from '@/portal/app/page/page';

/** Loads the page that an address leads to, and has it read what it first shows; nothing where no page is. */
async function readAt({ pathname, searchParams }: URL): Promise<void> {
  const loader = Router.router?.pageLoader;
  const screens = (await loader?.getPageList()) ?? [];
  const matchOf = (screen: string) => getRouteMatcher(getRouteRegex(screen))(pathname);
  const screen = screens.includes(pathname) ? pathname : screens.find(matchOf);
  if (!loader || !screen) return;
  const { page } = await loader.loadPage(screen);
  (page as PortalPage).ahead?.({ ...searchParamsToUrlQuery(searchParams), ...matchOf(screen) });
}

/** The portal's own page that letting go of the mouse would open in this tab. */
function addressPressed(event: PointerEvent): URL | undefined {
  const { pointerType, button, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (pointerType !== 'mouse' || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.download) return;
  const address = new URL(link.href);
  return address.origin === location.origin ? address : undefined;
}

/**
 * Begins what a link's page will show while the mouse is still held down on it: a hand takes some 80 ms to let go. A
 * finger may be about to scroll, and waits for its press. Answers the way to end it.
 */
export function readPressed(): () => void {
  const onDown = (event: PointerEvent) => {
    const address = addressPressed(event);
    // Who lets go is told what is wrong.
    if (address) void readAt(address).catch(() => undefined);
  };
  document.addEventListener('pointerdown', onDown, { passive: true });
  return () => document.removeEventListener('pointerdown', onDown);
}
