import { memo, type ReactNode, useMemo } from 'react';
import styles from './DataTable.module.css';
import { useFits } from './use-fits';

export interface Column<T> {
  key: string;
  title: ReactNode;
  render: (row: T) => ReactNode;
  /** The name that a sort by this column has in the query. */
  sort?: string;
  align?: 'start' | 'end';
  /** Always shown, whatever columns a person chooses. */
  fixed?: boolean;
  /** CSS width. */
  width?: string;
  /** Left out where it is false: what the person may do nothing in. */
  shown?: boolean;
}

export interface Selection {
  selected: ReadonlySet<string>;
  toggle: (id: string) => void;
  toggleAll: (ids: string[]) => void;
  labelAll: string;
  labelOf: (id: string) => string;
}

interface Props<T> {
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
}

const ariaSort = (column: string | undefined, sort: string | undefined) => {
  if (!column || !sort || sort.replace('-', '') !== column) return undefined;
  return sort.startsWith('-') ? 'descending' : 'ascending';
};

interface RowProps<T> {
  row: T;
  columns: Column<T>[];
  selected: boolean;
  toggle: Selection['toggle'] | undefined;
  labelOf: Selection['labelOf'] | undefined;
}

// Ticking hundreds of rows draws their boxes again, and not what else stands in them.
const Cells = memo(function Cells<T>({ row, columns }: { row: T; columns: Column<T>[] }) {
  return columns.map(({ key, title, render, align }) => (
    <td
      key={key}
      data-label={typeof title === 'string' ? title : undefined}
      style={{ textAlign: align }}
    >
      {render(row)}
    </td>
  ));
}) as <T>(props: { row: T; columns: Column<T>[] }) => ReactNode;

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

/** A plain table: sortable heads, selectable rows, and on a narrow screen one card for each row. */
export function DataTable<T extends { id: string }>(props: Props<T>) {
  const { rows, sort, onSort, selection } = props;
  const columns = useMemo(() => props.columns.filter(({ shown = true }) => shown), [props.columns]);
  const frame = useFits();
  const ids = rows.map(({ id }) => id);
  const all = ids.length > 0 && selection && ids.every((id) => selection.selected.has(id));
  return (
    <div ref={frame} className={styles.frame} aria-busy={props.stale || undefined}>
      <table className={styles.table}>
        <caption className="visually-hidden">{props.label}</caption>
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
            {columns.map(({ key, title, sort: name, align, width }) => {
              const order = ariaSort(name, sort);
              return (
                <th key={key} scope="col" aria-sort={order} style={{ width, textAlign: align }}>
                  {name && onSort ? (
                    <button
                      type="button"
                      className={styles.sort}
                      onClick={() => onSort(order === 'ascending' ? `-${name}` : name)}
                    >
                      {title}
                      <span aria-hidden="true" className={styles.arrow}>
                        {order === 'ascending' ? '▲' : order === 'descending' ? '▼' : '↕'}
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
    </div>
  );
}
