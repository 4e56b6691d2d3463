import { useTranslation } from 'next-i18next/pages';
import type { PayPage } from '@/contracts/billing/mpay';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useDates } from '@/portal/kit/text/dates';
import styles from './Pay.module.css';

/** What is owed for being late, and what of it is paid along. */
export interface Late {
  owed: number;
  along: number;
  /** Left out where there is nothing to choose any more. */
  choose?: (along: boolean) => void;
}

/** What is paid, where and by whom, as far as it may be shown. */
export function Bill({ page, late }: { page: PayPage; late: Late }) {
  const { t } = useTranslation('pay');
  const { date, moment } = useDates();
  const [invoice] = page.invoices;
  const isPaid = page.state === 'paid' || page.state === 'done';
  const amount = page.amount - page.lateAlong + late.along;
  return (
    <>
      <div className={styles.hero}>
        <p className={styles.amount}>{t('baht', { amount: showBaht(amount) })}</p>
        <p>
          <b>{page.propertyName}</b>
        </p>
        <p>{t('ofUnit', { unit: page.unitNumber, name: page.maskedName })}</p>
      </div>
      <dl className={styles.facts}>
        <dt>{t('invoice')}</dt>
        <dd>{invoice?.number}</dd>
        {invoice && !isPaid && (
          <>
            <dt>{t('due')}</dt>
            <dd>{date(invoice.dueOn)}</dd>
          </>
        )}
        {page.payable && (
          <>
            <dt>{t('linkEnds')}</dt>
            <dd>{moment(page.expiresAt)}</dd>
          </>
        )}
      </dl>
      <ul className={styles.items} aria-label={t('items')}>
        {page.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a bill that is issued never move.
          <li key={at}>
            <span>{item.description}</span>
            <span>{showBaht(item.amount)}</span>
          </li>
        ))}
        {page.credited > 0 && (
          <li>
            <span>{t('credited')}</span>
            <span>-{showBaht(page.credited)}</span>
          </li>
        )}
        {page.paid > 0 && (
          <li>
            <span>{t('paidBefore')}</span>
            <span>-{showBaht(page.paid)}</span>
          </li>
        )}
        {late.along > 0 && (
          <li>
            <span>{t('lateAlong')}</span>
            <span>{showBaht(late.along)}</span>
          </li>
        )}
        <li>
          <b>{t(isPaid ? 'totalPaid' : 'total')}</b>
          <b>{showBaht(amount)}</b>
        </li>
      </ul>
      {page.waived > 0 && !isPaid && (
        <p className={styles.late}>{t('waived', { amount: showBaht(page.waived) })}</p>
      )}
      {late.owed > 0 && !isPaid && (
        <div className={styles.late}>
          {late.choose && (
            <label>
              <input
                type="checkbox"
                checked={late.along > 0}
                onChange={({ target }) => late.choose?.(target.checked)}
              />
              {t('payLate', { amount: showBaht(late.owed) })}
            </label>
          )}
          <p>{t(late.choose ? 'lateNext' : 'late', { amount: showBaht(late.owed) })}</p>
        </div>
      )}
    </>
  );
}
