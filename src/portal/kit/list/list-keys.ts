import { hearCommands } from '@/portal/kit/page/commands';
import { shownLists } from './shown-lists';

/** The list that has the focus, else the first. */
const table = () => {
  const all = [...shownLists].flatMap(({ current }) => current ?? []);
  return all.find((one) => one.contains(document.activeElement)) ?? all[0];
};
const rowsOf = () => [...(table()?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];
const hasFocus = (row: HTMLElement) => row.contains(document.activeElement);

/** What of a row has the focus: what opens it, else its first link or button, else the row. */
function focusable(row: HTMLElement): HTMLElement {
  const inside = row.querySelector<HTMLElement>('[data-opens]') ?? row.querySelector('a, button');
  if (inside) return inside;
  row.tabIndex = -1;
  return row;
}

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Where it was: a row that goes leaves its place to the next. */
let at = -1;

function go(by: number): boolean {
  const rows = rowsOf();
  const now = rows.findIndex(hasFocus);
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
  const found = rowsOf().find(hasFocus)?.querySelector<HTMLElement>(selector);
  found?.click();
  return Boolean(found);
}

function search(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  field?.focus();
  field?.select();
  return Boolean(field);
}

/**
 * Goes through the rows of the list on the screen by keys: arrows (or j and k) from row to row, x chooses, `.` opens
 * the row's menu, `/` leads to the search; Enter is the focused link's own. Answers the way to stop.
 */
export function hearListKeys(): () => void {
  at = -1;
  return hearCommands((key, event) => {
    if (shownLists.size === 0) return;
    const by = steps[key];
    const done =
      (by && go(by)) ||
      (key === 'x' && press('input[type=checkbox]')) ||
      (key === '.' && press('[data-card=actions] button[aria-expanded]')) ||
      (key === '/' && search());
    if (done) event.preventDefault();
  });
}
