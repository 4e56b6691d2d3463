import { useTranslation } from 'next-i18next/pages';
import { type Account, accountCode, incomeOf } from '@/contracts/billing/books/chart';
import { type BooksReport, type IncomeKind, isOwnKind } from '@/contracts/billing/books/report';
import styles from '@/portal/areas/books/Books.module.css';
import { useDates } from '@/portal/kit/text/dates';
import { Section } from '@/portal/ui/layout/Section';
import { Ageing, Owing } from './Ageing';
import report from './Report.module.css';
import { Standing, shareOf } from './Standing';
import { SumTable } from './SumTable';

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/** What another program corrected is in no account of its own. */
function accountOf(kind: IncomeKind): Record<string, Account> {
  if (kind === 'corrected') return {};
  return { account: kind === 'credited' || isOwnKind(kind) ? kind : incomeOf(kind) };
}

/** What came to be asked for, came in and is owed, by the books; each line leads to its entries. */
export function Figures(props: { report: BooksReport }) {
  const { period, income, money, funds, balances, months } = props.report;
  const { t } = useTranslation(['books-report', 'books', 'ledger']);
  const { monthOf } = useDates();
  const entries = (more: Record<string, string>) => ({
    ...{ pathname: '/books/ledger', query: { period, ...more } },
  });
  const inBoth = [t('month'), t('year')];
  const both = (lines: readonly { month: number; year: number }[]) => ({
    name: t('total'),
    figures: [sum(lines.map(({ month }) => month)), sum(lines.map(({ year }) => year))],
  });
  const side = (sign: 1 | -1) => balances.map(({ amount }) => Math.max(0, sign * amount));
  return (
    <>
      <Standing report={props.report} />
      <div className={styles.pair}>
        <div className={styles.parts}>
          <Section title={t('income')} more={t('inBaht')}>
            <SumTable
              label={t('income')}
              head={[t('what'), ...inBoth]}
              lines={income.map(({ kind, month, year }) => ({
                ...{ key: kind, name: t(`kinds.${kind}`), figures: [month, year] },
                href: entries(accountOf(kind)),
              }))}
              total={both(income)}
            />
            <p className={report.note}>{t('noExpenses')}</p>
          </Section>
          <Section title={t('funds')} more={t('inBaht')}>
            <SumTable
              label={t('funds')}
              head={['fund', 'charged', 'collected', 'owed'].map((name) => t(name))}
              lines={funds.map(({ fund, charged, collected, owed }) => ({
                ...{ key: fund, name: t(`fundNames.${fund}`) },
                figures: [charged, collected, owed],
              }))}
              total={{
                name: t('total'),
                figures: (['charged', 'collected', 'owed'] as const).map((name) =>
                  sum(funds.map((one) => one[name])),
                ),
              }}
            />
            <p className={report.note}>{t('fundsNote')}</p>
          </Section>
          <Ageing report={props.report} />
        </div>
        <div className={styles.parts}>
          <Section title={t('money')} more={t('inBaht')}>
            <SumTable
              label={t('money')}
              head={[t('where'), ...inBoth]}
              lines={money.map(({ account, month, year }) => ({
                ...{ key: account, name: t(`ledger:accounts.${account}`), figures: [month, year] },
                href: entries({ account }),
              }))}
              total={both(money)}
            />
          </Section>
          <Section title={t('rates')} more={t('inBaht')}>
            <SumTable
              label={t('rates')}
              head={[t('books:period'), t('books:invoiced'), t('books:collected'), t('rate')]}
              lines={months
                .filter(({ invoiced, collected }) => invoiced !== 0 || collected !== 0)
                .map(({ period: key, invoiced, collected, rate }) => ({
                  ...{
                    key,
                    name: monthOf(key),
                    href: { pathname: '/books/month', query: { period: key } },
                  },
                  figures: [invoiced, collected, shareOf(rate)],
                }))}
            />
          </Section>
          <Owing report={props.report} />
        </div>
      </div>
      <Section title={t('balances')} more={t('inBaht')}>
        <SumTable
          label={t('balances')}
          head={[t('account'), t('debit'), t('credit')]}
          lines={balances.map(({ account, fund, amount }) => ({
            ...{
              key: `${account} ${fund}`,
              name: `${accountCode(account, fund)} ${t(`ledger:accounts.${account}`)} (${t(`ledger:funds.${fund}`)})`,
            },
            figures: [Math.max(0, amount), Math.max(0, -amount)],
            href: { pathname: '/books/ledger', query: { account, fund } },
          }))}
          total={{ name: t('total'), figures: [sum(side(1)), sum(side(-1))] }}
        />
      </Section>
    </>
  );
}
