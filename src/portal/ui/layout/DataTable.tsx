import { type CSSProperties, memo, type ReactNode, type Ref, useMemo } from 'react';
import styles from './DataTable.module.css';
import { givingWay, type Room } from './give-way';
import { tellCut } from './tell-cut';

/** Where a column stands on a phone's card; what has no place is not on it. */
export type CardPlace = 'lead' | 'title' | 'figure' | 'state' | 'fact' | 'actions';

/** The last of the facts takes what is left of its line, and is cut there. */
type Place = CardPlace | 'rest';

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
}

export interface Selection {
  selected: ReadonlySet<string>;
  toggle: (id: string) => void;
  toggleAll: (ids: string[]) => void;
  labelAll: string;
  labelOf: (id: string) => string;
}

interface Props<T> {
  /** The frame. */
  ref?: Ref<HTMLDivElement>;
  /** Read by screen readers as the table's name. */
  label: string;
  columns: Column<T>[];
  rows: T[];
  /** `column` or `-column`. */
  sort?: string | undefined;
  onSort?: (sort: string) => void;
  selection?: Selection | undefined;
  /** Rows of an earlier question, while the answer to this one is on its way. */
  stale?: boolean;
  /** As many rows as fit. */
  dense?: boolean | undefined;
  /** Below the rows, in the frame. */
  foot?: ReactNode;
}

const boxWidth = 44;

const ariaSort = (column: string | undefined, sort: string | undefined) => {
  if (!column || !sort || sort.replace('-', '') !== column) return undefined;
  return sort.startsWith('-') ? 'descending' : 'ascending';
};

/** A column, and the frame's width below which it is not shown. */
type Placed<T> = Omit<Column<T>, 'card'> & { from: number | undefined; card: Place | undefined };

/** Where none says its place on a card, the first is its title, the last sum its figure, the others its facts. */
function placed<T>(columns: Column<T>[], beside: number): Placed<T>[] {
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

interface RowProps<T> {
  row: T;
  columns: Placed<T>[];
  selected: boolean;
  toggle: Selection['toggle'] | undefined;
  labelOf: Selection['labelOf'] | undefined;
}

function Cell<T>({ row, column }: { row: T; column: Placed<T> }) {
  const { key, title, render, picture, under, whole, align, from, card, named } = column;
  const shown = render(row);
  const below = under?.(row);
  const isTitle = card === 'title';
  const isFact = card === 'fact' || card === 'rest';
  return (
    <td
      key={key}
      title={whole?.(row) ?? (typeof shown === 'string' ? shown : undefined)}
      data-from={from}
      data-card={card}
      data-end={align === 'end' || undefined}
      data-nothing={(isFact && shown === '–') || undefined}
      data-label={named && isFact && typeof title === 'string' ? title : undefined}
    >
      {picture && <span className={styles.picture}>{picture(row)}</span>}
      {isTitle || below ? <span className={styles.first}>{shown}</span> : shown}
      {below && <span className={styles.under}>{below}</span>}
    </td>
  );
}

// Ticking hundreds of rows draws their boxes again, and not what else stands in them.
const Cells = memo(function Cells<T>({ row, columns }: { row: T; columns: Placed<T>[] }) {
  return columns.map((column) => <Cell key={column.key} row={row} column={column} />);
}) as <T>(props: { row: T; columns: Placed<T>[] }) => ReactNode;

const Row = memo(function Row<T extends { id: string }>(props: RowProps<T>) {
  const { row, columns, selected, toggle, labelOf } = props;
  const label = useMemo(() => labelOf?.(row.id), [labelOf, row.id]);
  return (
    <tr data-selected={selected || undefined}>
      {toggle && (
        <td className={styles.check}>
          <input
            type="checkbox"
            aria-label={label}
            checked={selected}
            onChange={() => toggle(row.id)}
          />
        </td>
      )}
      <Cells row={row} columns={columns} />
    </tr>
  );
}) as <T extends { id: string }>(props: RowProps<T>) => ReactNode;

/**
 * A plain table that is never wider than its frame: columns give way by their rank, and on a narrow one each
 * row is a card. Rows are of one height, their heads and actions stay in sight.
 */
export function DataTable<T extends { id: string }>(props: Props<T>) {
  const { rows, sort, onSort, selection } = props;
  const beside = selection ? boxWidth : 0;
  const columns = useMemo(
    () =>
      placed(
        props.columns.filter(({ shown = true }) => shown),
        beside,
      ),
    [props.columns, beside],
  );
  const ids = rows.map(({ id }) => id);
  const all = ids.length > 0 && selection && ids.every((id) => selection.selected.has(id));
  const isTall = columns.some(({ under, picture }) => under ?? picture);
  const width = (px: number | undefined): CSSProperties | undefined =>
    px ? { width: px } : undefined;
  return (
    <div ref={props.ref} className={styles.frame} aria-busy={props.stale || undefined}>
      <table
        className={styles.table}
        onPointerOver={tellCut}
        data-tall={isTall || undefined}
        data-dense={props.dense || undefined}
      >
        <caption className="visually-hidden">{props.label}</caption>
        <colgroup>
          {selection && <col style={{ width: boxWidth }} />}
          {columns.map((column) => (
            <col key={column.key} data-from={column.from} style={width(column.width)} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={styles.check}>
                <input
                  type="checkbox"
                  aria-label={selection.labelAll}
                  checked={Boolean(all)}
                  onChange={() => selection.toggleAll(ids)}
                />
              </th>
            )}
            {columns.map(({ key, title, sort: name, align, from, card }) => {
              const order = ariaSort(name, sort);
              return (
                <th
                  key={key}
                  scope="col"
                  aria-sort={order}
                  data-from={from}
                  data-card={card === 'actions' ? card : undefined}
                  data-end={align === 'end' || undefined}
                  title={typeof title === 'string' ? title : undefined}
                >
                  {name && onSort ? (
                    <button
                      type="button"
                      className={styles.sort}
                      onClick={() => onSort(order === 'ascending' ? `-${name}` : name)}
                    >
                      {title}
                      <span aria-hidden="true" className={styles.arrow}>
                        {order === 'descending' ? '↓' : '↑'}
                      </span>
                    </button>
                  ) : (
                    title
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              columns={columns}
              selected={selection?.selected.has(row.id) ?? false}
              toggle={selection?.toggle}
              labelOf={selection?.labelOf}
            />
          ))}
        </tbody>
      </table>
      {props.foot}
    </div>
  );
}
