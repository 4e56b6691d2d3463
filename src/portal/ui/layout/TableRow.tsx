import { ChevronRight } from 'lucide-react';
import { memo, type ReactNode, useId, useMemo, useState } from 'react';
import { Button } from '@/portal/ui/actions/Button';
import type { Detail, Placed, Selection } from './columns';
import styles from './DataTable.module.css';

interface RowProps<T> {
  row: T;
  columns: Placed<T>[];
  selected: boolean;
  toggle: Selection['toggle'] | undefined;
  labelOf: Selection['labelOf'] | undefined;
  detail: Detail<T> | undefined;
}

const isSaid = (shown: ReactNode) => Boolean(shown || shown === 0) && shown !== '–';

function Cell<T>({ row, column }: { row: T; column: Placed<T> }) {
  const { key, title, render, picture, under, whole, align, from, card, named, calm } = column;
  const shown = render(row);
  const below = under?.(row);
  const isTitle = card === 'title';
  const isFact = card === 'fact' || card === 'rest';
  const isNothing = shown === '–' && (isFact || card === 'call');
  const [before, after] = isSaid(shown) ? (column.onCard?.(row).split('…') ?? []) : [];
  return (
    <td
      key={key}
      title={whole?.(row) ?? (typeof shown === 'string' ? shown : undefined)}
      data-from={from}
      data-card={card}
      data-end={align === 'end' || undefined}
      data-nothing={isNothing || undefined}
      data-before={before || undefined}
      data-after={after || undefined}
      data-calm={(calm && card === 'figure') || undefined}
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

export const Row = memo(function Row<T extends { id: string }>(props: RowProps<T>) {
  const { row, columns, selected, toggle, labelOf, detail } = props;
  const [isOpen, setOpen] = useState(false);
  const below = useId();
  const label = useMemo(() => labelOf?.(row.id), [labelOf, row.id]);
  return (
    <>
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
        {detail && (
          <td data-card="actions">
            <Button
              look="bare"
              aria-label={detail.label}
              title={detail.label}
              aria-expanded={isOpen}
              aria-controls={below}
              data-opens=""
              icon={<ChevronRight />}
              onClick={() => setOpen(!isOpen)}
            />
          </td>
        )}
      </tr>
      {detail && isOpen && (
        <tr id={below} className={styles.across}>
          <td>
            <div>{detail.render(row)}</div>
          </td>
        </tr>
      )}
    </>
  );
}) as <T extends { id: string }>(props: RowProps<T>) => ReactNode;
