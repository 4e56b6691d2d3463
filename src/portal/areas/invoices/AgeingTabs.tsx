import { useTranslation } from 'next-i18next/pages';
import { buckets, invoiceEndpoints } from '@/contracts/billing/invoice';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { ListTabs } from '@/portal/kit/list/ListTabs';

interface Props {
  query: { bucket?: string | undefined; state?: string | undefined };
}

/** What is owed by how late it is. */
export function AgeingTabs({ query }: Props) {
  const { t } = useTranslation('invoices');
  const { answer } = useLiveReader(invoiceEndpoints.ageing, {});
  const { owed = 0 } = answer ?? {};
  return (
    <ListTabs
      label={t('views')}
      current={query.bucket ?? (query.state === 'owed' ? 'owed' : query.state ? '' : 'all')}
      tabs={[
        { name: 'all', title: t('all'), search: {} },
        { name: 'owed', title: t('owedAll'), search: { state: 'owed' }, count: showBaht(owed) },
        ...buckets.map((bucket) => ({
          ...{ name: bucket, title: t(`buckets.${bucket}`), search: { bucket } },
          count: showBaht(answer?.buckets.find((one) => one.bucket === bucket)?.owed ?? 0),
        })),
      ]}
    />
  );
}
