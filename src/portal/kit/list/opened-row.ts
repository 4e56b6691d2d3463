/** What a list says of a record. */
interface SaidOfRow {
  /** The record's address. */
  path: string;
  title: string;
  /** Its state and its figure. */
  said: string;
}

let last: SaidOfRow | undefined;

const textOf = (cell: Element) => cell.textContent?.trim() ?? '';

/** Keeps what the list says of the record that the link in its row opens. */
export function keepOpenedRow(link: HTMLAnchorElement): void {
  const cells = link.closest('tr')?.querySelectorAll('[data-card=state], [data-card=figure]') ?? [];
  last = {
    path: link.pathname,
    title: textOf(link),
    said: [...cells]
      .map(textOf)
      .filter((text) => text !== '' && text !== '–')
      .join(' · '),
  };
}

/** What the list said of the record at this address, where it was opened from there. */
export const openedRow = (asPath: string): SaidOfRow | undefined =>
  last?.path === asPath.split(/[?#]/)[0] ? last : undefined;
