import type { Permission } from '@/contracts/kit/feature/permissions';

/** Where a step stands; its words are in the tour's texts. */
export interface Step {
  key: string;
  at: string;
}

const bell: Step = { key: 'bell', at: '[popovertarget="bell-panel"]' };
const palette: Step = { key: 'palette', at: '[aria-keyshortcuts~="Control+K"]' };
const help: Step = { key: 'help', at: '[aria-keyshortcuts="?"]' };
const receive: Step = { key: 'receive', at: 'main a[href="/parcels/receive"]' };
const handOver: Step = { key: 'handOver', at: 'main a[href="/parcels/handover"]' };
const work: Step = { key: 'work', at: 'main section:has([data-urgency])' };
const menu: Step = { key: 'menu', at: 'aside nav, header [aria-controls="mobile-menu"]' };

const tours = {
  counter: [
    { key: 'scan', at: 'main form[action="/parcels"]' },
    receive,
    handOver,
    bell,
    palette,
    help,
  ],
  money: [
    { key: 'money', at: 'main nav:has(> a[href^="/receipts"])' },
    { key: 'desk', at: 'main a[href="/receipts/desk"]' },
    work,
    bell,
    palette,
    help,
  ],
  office: [
    work,
    { key: 'tiles', at: 'main :has(> * > h1) button[aria-expanded]' },
    menu,
    bell,
    palette,
    help,
  ],
  main: [
    { key: 'totals', at: 'main nav:has(> a[href="/admin/properties"])' },
    { key: 'needy', at: 'main section[aria-labelledby]:has(> ul)' },
    { key: 'enter', at: 'main table' },
    menu,
    palette,
    help,
  ],
} as const satisfies Record<string, readonly Step[]>;

/** The steps for what a person works with, as the first screen tells them apart; each where it is to be seen. */
export function stepsFor(
  can: (permission: Permission) => boolean,
  isMain: boolean,
): readonly Step[] {
  const isDesk = can('parcels:approve') && !can('invoices:approve');
  const isMoney = can('invoices:approve') && !can('parcels:approve');
  if (isMain) return tours.main;
  if (isDesk) return tours.counter;
  return isMoney ? tours.money : tours.office;
}

/** The element that is in sight. */
export const shownAt = ({ at }: Step) =>
  [...document.querySelectorAll<HTMLElement>(at)].find((one) => one.getClientRects().length > 0);
