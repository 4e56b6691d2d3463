import { useTranslation } from 'next-i18next/pages';
import type { Charge } from '@/contracts/billing/charge';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useCounted } from '@/portal/areas/invoices/counted';
import { Derivations } from '@/portal/pickers/billing/Derivations';
import { DataTable } from '@/portal/ui/layout/DataTable';

/** An invoice's lines. */
export function Charges({ charges }: { charges: readonly Charge[] }) {
  const { t } = useTranslation('invoices');
  const sayCounted = useCounted();
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
            under: sayCounted,
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
