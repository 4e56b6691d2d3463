import { useTranslation } from 'next-i18next/pages';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { SumStrip } from '@/portal/ui/layout/SumStrip';
import styles from './OwedSums.module.css';

/** A sum that is none stands back behind those that are. */
const shown = (satang: number) =>
  satang === 0 ? (
    <data className={styles.none} value={0}>
      {showBaht(0)}
    </data>
  ) : (
    showBaht(satang)
  );

/** What is owed by how late it is, and how much of the month has come in. */
export function OwedSums() {
  const { t } = useTranslation('pickers');
  const { answer } = useLiveReader(invoiceEndpoints.ageing, {});
  const { owed = 0, buckets = [] } = answer ?? {};
  const all = buckets.reduce((sum, { count }) => sum + count, 0);
  const pathname = '/invoices';
  return (
    <SumStrip
      label={t('owed.all')}
      sums={[
        {
          ...{ name: 'owed', label: t('owed.inBaht'), figure: shown(owed) },
          ...{ count: t('owed.papers', { n: all }), href: { pathname, query: { state: 'owed' } } },
        },
        ...buckets.map(({ bucket, owed, count }) => ({
          ...{ name: bucket, label: t(`owed.buckets.${bucket}`), figure: shown(owed) },
          ...{ count: t('owed.papers', { n: count }), href: { pathname, query: { bucket } } },
          late: owed > 0 && (bucket === 'd90' || bucket === 'more'),
        })),
      ]}
    />
  );
}
