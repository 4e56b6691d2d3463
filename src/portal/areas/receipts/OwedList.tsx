import { useTranslation } from 'next-i18next/pages';
import type { Owing } from '@/contracts/billing/receipt';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useDates } from '@/portal/kit/text/dates';
import { Derivations } from '@/portal/pickers/billing/Derivations';
import styles from './Receipts.module.css';

/** What may be ticked as left out, beside the invoices. */
export const unbilledMark = 'unbilled';

interface Props {
  units: readonly Owing[];
  leftOut: ReadonlySet<string>;
  onTurn: (mark: string) => void;
}

/** What the units owe, each to be ticked: their invoices, and what no invoice asks for yet. */
export function OwedList({ units, leftOut, onTurn }: Props) {
  const { t } = useTranslation('receipts');
  const { date } = useDates();
  const lines = units.flatMap(({ unbilled, ...unit }) =>
    unbilled.lines.map((line) => ({ ...line, unit: unit.unitNumber })),
  );
  const total = units.reduce((sum, { unbilled }) => sum + Math.max(0, unbilled.total), 0);
  const isSeveral = units.length > 1;
  return (
    <ul className={styles.chosen}>
      {units.flatMap(({ unitNumber, invoices }) =>
        invoices.map((invoice) => (
          <li key={invoice.id}>
            <label>
              <input
                type="checkbox"
                checked={!leftOut.has(invoice.id)}
                onChange={() => onTurn(invoice.id)}
              />
              <span>
                {isSeveral && `${unitNumber} · `}
                <b>{invoice.number}</b> <small>{t('dueOn', { day: date(invoice.dueOn) })}</small>
              </span>
              <b>{showBaht(invoice.owed)}</b>
            </label>
          </li>
        )),
      )}
      {total > 0 && (
        <li>
          <label>
            <input
              type="checkbox"
              checked={!leftOut.has(unbilledMark)}
              onChange={() => onTurn(unbilledMark)}
            />
            <b>{t('unbilled')}</b>
            <b>{showBaht(total)}</b>
          </label>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line.id}>
                <details>
                  <summary>
                    {isSeveral && `${line.unit} · `}
                    {line.description} {showBaht(line.amount)}
                  </summary>
                  <Derivations lines={line.derivation} />
                </details>
              </li>
            ))}
          </ul>
        </li>
      )}
    </ul>
  );
}
