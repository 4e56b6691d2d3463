import { useRouter } from 'next/router';
import { isMicrosite } from '@/contracts/auth/microsites';
import type { MenuEntry } from '@/contracts/auth/session';
import { isOwnPath } from '@/contracts/kit/calls/own-path';
import { useDocument } from '@/portal/app/document/use-document';
import type { Hit } from '@/portal/app/palette/hit';
import { recent } from '@/portal/app/palette/recent';
import { isHandedOver, openKatsan } from '@/portal/app/shell/menu/katsan';
import { entryHref } from '@/portal/app/shell/menu/menu';
import { usePlaceSwitch } from '@/portal/kit/page/place-switch';

/** Opens what was chosen, each as its own link would, and remembers it. */
export function useFollow(): (hit: Hit) => void {
  const router = useRouter();
  const { settings } = useDocument();
  const { enter } = usePlaceSwitch();

  function open(entry: MenuEntry) {
    const href = entryHref(entry, settings.menuBaseUrl);
    if (isHandedOver(entry, settings.katsanOrigin)) void openKatsan(entry.link);
    else if (isMicrosite(entry)) window.open(entry.link, '_blank', 'noopener,noreferrer');
    else if (entry.isnew && isOwnPath(href)) void router.push(href);
    else window.location.assign(href);
  }

  return (hit) => {
    recent.add(hit);
    if ('property' in hit.to) enter(hit.to.property);
    else if ('entry' in hit.to) open(hit.to.entry);
    else void router.push(hit.to.href);
  };
}
