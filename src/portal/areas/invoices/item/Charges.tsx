import { useTranslation } from 'next-i18next/pages';
import type { Charge, Derivation } from '@/contracts/billing/charge';
import { showDecimal } from '@/contracts/kit/fields/decimal';
import { showBaht } from '@/contracts/kit/fields/satang';
import styles from '@/portal/areas/invoices/Invoices.module.css';
import { useDates } from '@/portal/kit/text/dates';
import { DataTable } from '@/portal/ui/layout/DataTable';

/** How being late was reckoned, a line for each stretch. */
export function Derivations({ lines }: { lines: readonly Derivation[] }) {
  const { t } = useTranslation('invoices');
  const { date } = useDates();
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={`${line.of} ${line.from}`}>
          {t('derived', {
            ...{ of: line.of, days: line.days, rate: showDecimal(line.rate) },
            ...{ principal: showBaht(line.principal), amount: showBaht(line.amount) },
            ...{ from: date(line.from), until: date(line.until) },
          })}
        </li>
      ))}
    </ul>
  );
}

/** An invoice's lines. */
export function Charges({ charges }: { charges: readonly Charge[] }) {
  const { t } = useTranslation('invoices');
  const byRatio = ({ quantity }: Charge) => /\.\d{6}$/.test(quantity);
  return (
    <DataTable
      label={t('charges')}
      rows={[...charges]}
      columns={[
        {
          key: 'description',
          title: t('description'),
          render: (charge) => (
            <>
              {charge.description}
              <Derivations lines={charge.derivation} />
            </>
          ),
        },
        {
          key: 'quantity',
          title: t('quantity'),
          align: 'end',
          render: (charge) =>
            charge.quantity ? `${showDecimal(charge.quantity)}${byRatio(charge) ? ' %' : ''}` : '–',
        },
        {
          key: 'rate',
          title: t('rate'),
          align: 'end',
          render: ({ rate }) => (rate === null ? '–' : showBaht(rate)),
        },
        {
          key: 'amount',
          title: t('amount'),
          align: 'end',
          render: ({ amount }) => <b>{showBaht(amount)}</b>,
        },
      ]}
    />
  );
}
