import type { ReactNode } from 'react';
import { givingWay, type Room } from './give-way';

/** Where a column stands on a phone's card; what has no place is not on it. */
export type CardPlace = 'lead' | 'title' | 'figure' | 'state' | 'fact' | 'call' | 'actions';

export interface Column<T> extends Room {
  key: string;
  title: ReactNode;
  render: (row: T) => ReactNode;
  /** A small picture before it. */
  picture?: ((row: T) => ReactNode) | undefined;
  /** What stands below it in the same cell. */
  under?: ((row: T) => ReactNode) | undefined;
  /** The whole of what is cut where there is no room for it. */
  whole?: ((row: T) => string | undefined) | undefined;
  /** The name that a sort by this column has in the query. */
  sort?: string;
  align?: 'start' | 'end';
  /** Always shown, whatever columns a person chooses. */
  fixed?: boolean;
  /** Shown where a person asks for it. */
  off?: boolean;
  /** Left out where it is false: what the person may do nothing in. */
  shown?: boolean;
  card?: CardPlace | undefined;
  /** On a card the value is told with the column's title. */
  named?: boolean;
  /** What a card says around the value, which has no heading there; `…` stands for it: `… rooms`. */
  onCard?: ((row: T) => string) | undefined;
  /** Neither money nor late: as a card's figure it is not bold. */
  calm?: boolean;
}

export interface Selection {
  selected: ReadonlySet<string>;
  toggle: (id: string) => void;
  toggleAll: (ids: string[]) => void;
  labelAll: string;
  labelOf: (id: string) => string;
}

/** What stands behind a row's arrow. */
export interface Detail<T> {
  label: string;
  render: (row: T) => ReactNode;
}

/** The one row whose own list or pictures stand below it, by the address rather than by its arrow. */
export interface OpenRow {
  id: string;
  below: ReactNode;
}

/** The last of the facts takes what is left of its line, and is cut there. */
type Place = CardPlace | 'rest';

/** A column, and the frame's width below which it is not shown. */
export type Placed<T> = Omit<Column<T>, 'card'> & {
  from: number | undefined;
  card: Place | undefined;
};

/** Where none says its place on a card, the first is its title, the last sum its figure, the others its facts. */
export function placed<T>(columns: Column<T>[], beside: number): Placed<T>[] {
  const from = givingWay(columns, { beside });
  const isDeclared = columns.some(({ card }) => card && card !== 'actions');
  const first = columns.findIndex(({ card }) => !card);
  const figure = columns.findLastIndex(
    ({ align, card }, at) => align === 'end' && !card && at > first,
  );
  const derived = ({ card }: Column<T>, at: number): CardPlace | undefined => {
    if (isDeclared || card) return card;
    if (at === first) return 'title';
    return at === figure ? 'figure' : 'fact';
  };
  const cards = columns.map(derived);
  const last = cards.lastIndexOf('fact');
  return columns.map((column, at) => ({
    ...column,
    from: from[at],
    card: isDeclared && at === last ? 'rest' : cards[at],
    named: column.named ?? !isDeclared,
  }));
}
