import { useTranslation } from 'next-i18next/pages';
import type { Candidate } from '@/contracts/billing/statements/statement';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useDates } from '@/portal/kit/text/dates';
import { shortNumber } from '@/portal/kit/text/short-number';
import { sharesOf } from './booking';
import styles from './Statements.module.css';

/** The invoices that a line may be for: of which month, what is owed of each, and what the line pays of it. */
export function OfferInvoices(props: {
  amount: number;
  of: Candidate;
  /** The same with the invoices that are ticked. */
  chosen: Candidate;
  /** Left out where there is nothing to choose. */
  onTurn?: ((id: string) => void) | undefined;
}) {
  const { amount, of, chosen, onTurn } = props;
  const { t } = useTranslation('statements');
  const { monthOf } = useDates();
  const { parts } = sharesOf(amount, chosen);
  const isTie = of.receiptId !== null;
  return (
    <table className={styles.papers}>
      <thead>
        <tr>
          <th scope="col">{t('invoice')}</th>
          <th scope="col">{t('owed')}</th>
          {!isTie && <th scope="col">{t('paid')}</th>}
        </tr>
      </thead>
      <tbody>
        {of.invoices.map(({ id, number, owed, period }) => {
          const at = chosen.invoices.findIndex((one) => one.id === id);
          const name = (
            <span>
              {shortNumber(number)} {period && <small>{monthOf(period)}</small>}
            </span>
          );
          return (
            <tr key={id} data-left={at < 0 || undefined}>
              <th scope="row">
                {onTurn ? (
                  <label>
                    <input type="checkbox" checked={at >= 0} onChange={() => onTurn(id)} />
                    {name}
                  </label>
                ) : (
                  name
                )}
              </th>
              <td>{showBaht(owed)}</td>
              {!isTie && <td>{parts[at] ? showBaht(parts[at]) : '–'}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
