import { useTranslation } from 'next-i18next/pages';
import { receiptEndpoints, receiptSums } from '@/contracts/billing/receipt';
import { receiptSumFilters } from '@/contracts/billing/receipt-sums';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { bangkokDay } from '@/portal/kit/text/dates';
import { SumStrip } from '@/portal/ui/layout/SumStrip';

const written = (filter: object) =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)]));

/** What today's and this month's receipts come to, each leading to its rows. */
export function ReceiptSums() {
  const { t } = useTranslation('receipts');
  const { answer } = useLiveReader(receiptEndpoints.sums, {});
  const filters = receiptSumFilters(answer?.day ?? bangkokDay(Date.now()));
  return (
    <SumStrip
      label={t('sums.title')}
      sums={receiptSums.map((name) => {
        const { amount = 0, count = 0 } = answer?.sums.find((one) => one.name === name) ?? {};
        return {
          ...{ name, label: t(`sums.${name}`), figure: showBaht(amount) },
          ...{ count: t('sums.papers', { n: count.toLocaleString('en-US') }) },
          href: { pathname: '/receipts', query: written(filters[name]) },
        };
      })}
    />
  );
}
