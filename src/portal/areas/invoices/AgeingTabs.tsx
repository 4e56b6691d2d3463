import { useTranslation } from 'next-i18next/pages';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useAddress } from '@/portal/kit/address/use-address';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { LinkTabs } from '@/portal/ui/actions/LinkTabs';

interface Props {
  query: { bucket?: string | undefined; state?: string | undefined };
}

/** What is owed by how late it is; other filters stay. */
export function AgeingTabs({ query }: Props) {
  const { t } = useTranslation('invoices');
  const { answer, reload } = useReader(invoiceEndpoints.ageing, {});
  useLive('invoices', reload);
  const { bucket: _, state: __, page: ___, ...kept } = useAddress().query;
  const rest = kept as Record<string, string>;
  const tab = (name: string, title: string, count: string, search: Record<string, string>) => ({
    ...{ name, title, count },
    href: { pathname: '/invoices', query: { ...rest, ...search } },
  });
  return (
    <LinkTabs
      label={t('views')}
      current={query.bucket ?? (query.state === 'owed' ? 'owed' : query.state ? '' : 'all')}
      tabs={[
        { name: 'all', title: t('all'), href: { pathname: '/invoices', query: rest } },
        tab('owed', t('owedAll'), showBaht(answer?.owed ?? 0), { state: 'owed' }),
        ...(answer?.buckets ?? []).map(({ bucket, owed }) =>
          tab(bucket, t(`buckets.${bucket}`), showBaht(owed), { bucket }),
        ),
      ]}
    />
  );
}
