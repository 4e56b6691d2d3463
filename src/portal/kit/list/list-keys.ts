import { hearCommands } from '@/portal/kit/page/commands';

const rowsOf = (table: Element | null) => [
  ...(table?.querySelectorAll<HTMLElement>('tbody tr') ?? []),
];

/** What of a row has the focus: what opens it, else its first link or button, else the row. */
function focusable(row: HTMLElement): HTMLElement {
  const inside = row.querySelector<HTMLElement>('[data-opens]') ?? row.querySelector('a, button');
  if (inside) return inside;
  row.tabIndex = -1;
  return row;
}

let shown = 0;

/** Whether a list is on the screen that keys go through. */
export const hasListKeys = () => shown > 0;

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/**
 * Goes through the rows of a list by keys, while it is on the screen: arrows (or j and k) from row to row, x chooses,
 * `.` opens the row's menu, `/` leads to the search. Enter is the focused link's own.
 */
export function listKeys(table: () => Element | null): () => void {
  /** Where it was: a row that goes leaves its place to the next. */
  let at = -1;

  function go(by: number): boolean {
    const rows = rowsOf(table());
    const now = rows.findIndex((row) => row.contains(document.activeElement));
    const isGone = now < 0 && at >= 0 && document.activeElement === document.body;
    const from = isGone ? at - Math.max(by, 0) : now;
    const next = rows[Math.min(Math.max(from + by, 0), rows.length - 1)];
    if (!next) return false;
    at = rows.indexOf(next);
    focusable(next).focus({ preventScroll: true });
    next.scrollIntoView?.({ block: 'nearest' });
    return true;
  }

  function press(selector: string): boolean {
    const row = rowsOf(table()).find((row) => row.contains(document.activeElement));
    const found = row?.querySelector<HTMLElement>(selector);
    found?.click();
    return Boolean(found);
  }

  function search(): boolean {
    const field = document.querySelector<HTMLInputElement>('main input[type=search]');
    field?.focus();
    field?.select();
    return Boolean(field);
  }

  shown += 1;
  const stop = hearCommands((key, event) => {
    const by = steps[key];
    const done =
      (by && go(by)) ||
      (key === 'x' && press('input[type=checkbox]')) ||
      (key === '.' && press('[data-card=actions] button[aria-expanded]')) ||
      (key === '/' && search());
    if (done) event.preventDefault();
  });
  return () => {
    shown -= 1;
    stop();
  };
}
