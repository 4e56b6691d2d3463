import { useTranslation } from 'next-i18next/pages';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { SumStrip } from '@/portal/ui/layout/SumStrip';

/** What is owed by how late it is, and how much of the month has come in. */
export function OwedSums() {
  const { t } = useTranslation('invoices');
  const { answer } = useLiveReader(invoiceEndpoints.ageing, {});
  const { owed = 0, buckets = [] } = answer ?? {};
  const all = buckets.reduce((sum, { count }) => sum + count, 0);
  const pathname = '/invoices';
  return (
    <SumStrip
      label={t('owedAll')}
      sums={[
        {
          ...{ name: 'owed', label: t('owedAll'), figure: showBaht(owed) },
          ...{ count: t('papers', { n: all }), href: { pathname, query: { state: 'owed' } } },
        },
        ...buckets.map(({ bucket, owed, count }) => ({
          ...{ name: bucket, label: t(`buckets.${bucket}`), figure: showBaht(owed) },
          ...{ count: t('papers', { n: count }), href: { pathname, query: { bucket } } },
          late: owed > 0 && (bucket === 'd90' || bucket === 'more'),
        })),
      ]}
    />
  );
}
