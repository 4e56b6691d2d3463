import { useTranslation } from 'next-i18next/pages';
import type { Charge } from '@/contracts/billing/charge';
import { showDecimal } from '@/contracts/kit/fields/decimal';
import { showBaht } from '@/contracts/kit/fields/satang';
import { Derivations } from '@/portal/pickers/billing/Derivations';
import { DataTable } from '@/portal/ui/layout/DataTable';

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
