import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { periodEndpoints } from '@/contracts/billing/period';
import { books } from '@/contracts/features/finance/books';
import { showBaht } from '@/contracts/kit/fields/satang';
import { HistorySection } from '@/portal/kit/audit/HistorySection';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { Awaited } from '@/portal/kit/page/Awaited';
import { usePerson } from '@/portal/kit/page/person';
import { useDates } from '@/portal/kit/text/dates';
import { BackLink } from '@/portal/ui/actions/BackLink';
import { Hero } from '@/portal/ui/layout/Hero';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { SumStrip } from '@/portal/ui/layout/SumStrip';
import styles from './Books.module.css';
import { Checks } from './Checks';
import { Close, Standing } from './Close';
import { Closed } from './Closed';
import { MonthState } from './MonthState';
import { monthCall } from './pages';

/** One month of the books: what is still open of it, and who closed it. */
export function MonthScreen() {
  const { t } = useTranslation('books');
  const { monthOf } = useDates();
  const { query } = useRouter();
  const { propertyId } = usePerson();
  const call = monthCall(query);
  const { period } = call.query;
  const read = useLiveReader(periodEndpoints.closing, call);
  const { answer: month, reload } = read;
  const ledger = (more: object) => ({ pathname: '/books/ledger', query: { period, ...more } });
  return (
    <>
      <BackLink href="/books">{t('title')}</BackLink>
      <ScreenHeader
        title={t('monthTitle', { period: monthOf(period) })}
        meta={month?.closed && <MonthState month={month} big />}
      />
      {!month && <Awaited read={read} rows={8} />}
      {month && (
        <div className={styles.parts}>
          {!month.closed && (
            <Hero
              label={t('state')}
              state={<MonthState month={month} big />}
              next={<Standing month={month} />}
            >
              <Close month={month} onDone={reload} />
            </Hero>
          )}
          <SumStrip
            label={t('sums')}
            sums={[
              {
                ...{ name: 'invoiced', label: t('invoiced'), figure: showBaht(month.invoiced) },
                href: ledger({ sums: 'invoiced' }),
              },
              {
                ...{ name: 'collected', label: t('collected'), figure: showBaht(month.collected) },
                href: ledger({ sums: 'collected' }),
              },
              {
                ...{ name: 'balance', label: t('balance'), late: month.balance !== 0 },
                figure: month.balance === 0 ? t('balanced') : showBaht(month.balance),
                href: ledger({}),
              },
            ]}
          />
          {month.closed ? (
            <Closed month={month} onDone={reload} />
          ) : (
            <Checks checks={month.checks} />
          )}
          <HistorySection of={books} kind="billing-period" id={`${propertyId} ${period}`} />
        </div>
      )}
    </>
  );
}
