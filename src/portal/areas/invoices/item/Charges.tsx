import { useTranslation } from 'next-i18next/pages';
import type { Charge } from '@/contracts/billing/charge';
import { showDecimal } from '@/contracts/kit/fields/decimal';
import { showBaht } from '@/contracts/kit/fields/satang';
import { Derivations } from '@/portal/pickers/billing/Derivations';
import { DataTable } from '@/portal/ui/layout/DataTable';

/** An invoice's lines. */
export function Charges({ charges }: { charges: readonly Charge[] }) {
  const { t } = useTranslation('invoices');
  const byRatio = (quantity: string) => /\.\d{6}$/.test(quantity);
  const lines = charges.flatMap(({ derivation }) => derivation);
  return (
    <>
      <DataTable
        label={t('charges')}
        rows={[...charges]}
        columns={[
          {
            key: 'description',
            title: t('description'),
            render: ({ description }) => <b>{description}</b>,
            under: ({ quantity, rate }) =>
              [
                quantity && `${showDecimal(quantity)}${byRatio(quantity) ? ' %' : ''}`,
                rate !== null && showBaht(rate),
              ]
                .filter(Boolean)
                .join(' × '),
            ...{ rank: 1, card: 'title' },
          },
          {
            key: 'amount',
            title: t('amount'),
            align: 'end',
            ...{ width: 128, rank: 1, card: 'figure' },
            render: ({ amount }) => showBaht(amount),
          },
        ]}
      />
      <Derivations lines={lines} />
    </>
  );
}
