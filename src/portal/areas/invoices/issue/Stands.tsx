import { useTranslation } from 'next-i18next/pages';
import type { invoiceEndpoints } from '@/contracts/billing/invoice';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import { SumStrip } from '@/portal/ui/layout/SumStrip';

/** What a month waits for before it is issued, each with the way to it. */
export function Stands(props: { period: string; answer: ReplyOf<typeof invoiceEndpoints.stands> }) {
  const { t } = useTranslation('invoices');
  const { period, answer } = props;
  const meters = (show: string) => ({ pathname: '/meters', query: { period, show } });
  const waivers = { pathname: '/invoices/credits', query: { state: 'asked', kind: 'waiver' } };
  const sums = [
    { name: 'missing', href: meters('missing'), late: answer.missing > 0 },
    { name: 'odd', href: meters('odd'), late: answer.odd > 0 },
    { name: 'noPayer', href: '/units', late: answer.noPayer > 0 },
    { name: 'waivers', href: waivers, late: answer.waivers > 0 },
    { name: 'rules', href: '/invoices/charges', late: false },
  ] as const;
  return (
    <SumStrip
      label={t('standsTitle')}
      sums={sums.map(({ name, href, late }) => ({
        ...{ name, href, late, label: t(`stands.${name}`) },
        figure: answer[name].toLocaleString('en-US'),
      }))}
    />
  );
}
