/** What a list says of a record. */
interface SaidOfRow {
  /** The record's address. */
  path: string;
  title: string;
  /** Its state and its figure. */
  said: string;
}

let last: SaidOfRow | undefined;

/** A cell's own text, without what stands under it. */
const textOf = (cell: Element | null | undefined) =>
  (cell?.firstElementChild ?? cell)?.textContent?.trim() ?? '';

/** Keeps what the list says of the record that the link in its row opens. */
export function keepOpenedRow(link: HTMLAnchorElement): void {
  const row = link.closest('tr');
  const cells = ['state', 'figure'].map((place) =>
    row?.querySelector<HTMLElement>(`[data-card=${place}]`),
  );
  last = {
    path: link.pathname,
    title: textOf(link),
    said: cells
      .map((cell) => [cell?.dataset.before, textOf(cell), cell?.dataset.after].join(''))
      .filter((text) => text !== '' && text !== '–')
      .join(' · '),
  };
}

/** What the list said of the record at this address, where it was opened from there. */
export const openedRow = (asPath: string): SaidOfRow | undefined =>
  last?.path === asPath.split(/[?#]/)[0] ? last : undefined;
