import { type CSSProperties, Fragment, type ReactNode, type Ref, useMemo } from 'react';
import { type Column, type Detail, type OpenRow, placed, type Selection } from './columns';
import styles from './DataTable.module.css';
import { Row } from './TableRow';
import { tellCut } from './tell-cut';

export type { Column, Detail, OpenRow, Selection };

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
  /** What rows that follow each other have in common, told once above them. */
  group?: ((row: T) => string) | undefined;
  detail?: Detail<T> | undefined;
  open?: OpenRow | undefined;
  /** Below the rows, in the frame. */
  foot?: ReactNode;
}

const boxWidth = 44;
const arrowWidth = 56;

const ariaSort = (column: string | undefined, sort: string | undefined) => {
  if (!column || !sort || sort.replace('-', '') !== column) return undefined;
  return sort.startsWith('-') ? 'descending' : 'ascending';
};

/**
 * A plain table that is never wider than its frame: columns give way by their rank, and on a narrow one each
 * row is a card. Rows are of one height, their heads and actions stay in sight.
 */
export function DataTable<T extends { id: string }>(props: Props<T>) {
  const { rows, sort, onSort, selection, group, detail, open } = props;
  const beside = (selection ? boxWidth : 0) + (detail ? arrowWidth : 0);
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
  const isTall = useMemo(
    () =>
      columns.some(({ under, picture }) => picture ?? (under && rows.some((row) => under(row)))),
    [columns, rows],
  );
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
          {detail && <col style={{ width: arrowWidth }} />}
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
            {detail && (
              <th scope="col" data-card="actions">
                <span className="visually-hidden">{detail.label}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => {
            const before = rows[at - 1];
            const together = group?.(row);
            return (
              <Fragment key={row.id}>
                {together && together !== (before && group?.(before)) && (
                  <tr className={styles.across}>
                    <th scope="rowgroup">
                      <div>{together}</div>
                    </th>
                  </tr>
                )}
                <Row
                  row={row}
                  columns={columns}
                  selected={selection?.selected.has(row.id) ?? open?.id === row.id}
                  toggle={selection?.toggle}
                  labelOf={selection?.labelOf}
                  detail={detail}
                />
                {open?.id === row.id && (
                  <tr className={styles.across}>
                    <td>
                      <div>{open.below}</div>
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      {props.foot}
    </div>
  );
}
