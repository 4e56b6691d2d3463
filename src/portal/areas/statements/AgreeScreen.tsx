import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import {
  type Agreement,
  agreeEndpoints,
  type Difference,
} from '@/contracts/billing/statements/agree';
import { monthAfter } from '@/contracts/kit/fields/month';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { RowLink } from '@/portal/kit/list/RowLink';
import { Awaited } from '@/portal/kit/page/Awaited';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { BackLink } from '@/portal/ui/actions/BackLink';
import { Labelled, Select } from '@/portal/ui/fields/fields';
import { DataTable } from '@/portal/ui/layout/DataTable';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Section } from '@/portal/ui/layout/Section';
import { Tag } from '@/portal/ui/words/Tag';
import { agreeCall } from './pages';
import styles from './Statements.module.css';

const shown = 13;

/** Each bank account's month against the books, and what makes them differ. */
export function AgreeScreen() {
  const { t } = useTranslation('statements');
  const { monthOf } = useDates();
  const { query, replace } = useRouter();
  const call = agreeCall(query);
  const { period } = call.query;
  const read = useLiveReader(agreeEndpoints.read, call);
  const now = bangkokDay(Date.now()).slice(0, 7);
  const recent = Array.from({ length: shown }, (_, ago) => monthAfter(now, -ago));
  const months = recent.includes(period) ? recent : [period, ...recent];
  const { accounts, elsewhere } = read.answer ?? {};
  return (
    <>
      <BackLink href="/statements">{t('back')}</BackLink>
      <ScreenHeader title={t('agree')} />
      <div className={styles.parts}>
        <div className={styles.form}>
          <Labelled label={t('period')}>
            <Select
              value={period}
              onChange={({ target }) =>
                void replace({ query: { period: target.value } }, undefined, { shallow: true })
              }
            >
              {months.map((one) => (
                <option key={one} value={one}>
                  {monthOf(one)}
                </option>
              ))}
            </Select>
          </Labelled>
        </div>
        {!accounts && <Awaited read={read} rows={5} />}
        {accounts?.length === 0 && <p className={styles.lead}>{t('noAccount')}</p>}
        {accounts?.map((account) => (
          <Account key={account.accountId} account={account} />
        ))}
        {elsewhere && elsewhere.n > 0 && (
          <p className={styles.lead}>
            {t('elsewhere', { n: elsewhere.n, amount: showBaht(elsewhere.amount) })}
          </p>
        )}
      </div>
    </>
  );
}

const written = (amount: number | null) => (amount === null ? '–' : showBaht(amount));
const hrefOf = ({ lineId, receiptId }: Difference) =>
  lineId ? `/statements/${lineId}` : `/receipts/${receiptId}`;

function Account({ account }: { account: Agreement }) {
  const { t } = useTranslation('statements');
  const { date } = useDates();
  const { accountName, number, difference, missing, differences, outBooked } = account;
  const agrees = difference === 0 && missing === 0;
  const sums = [
    ['opening', account.opening],
    ['in', account.in],
    ['out', account.out],
    ['closing', account.closing],
    ['books', account.books],
    ['difference', difference],
  ] as const;
  const words = {
    in: t('inSum'),
    out: t('outSum'),
    ...{ opening: t('sums.opening'), closing: t('sums.closing') },
    ...{ books: t('sums.books'), difference: t('sums.difference') },
  };
  return (
    <Section title={`${accountName} ${number}`}>
      <p role="status">
        <Tag tone={agrees ? 'done' : 'needs'}>
          {agrees ? t('agrees') : t('differs', { amount: showBaht(Math.abs(difference)) })}
        </Tag>
      </p>
      <dl className={styles.sums}>
        {sums.map(([name, amount]) => (
          <div key={name}>
            <dt>{words[name]}</dt>
            <dd data-bad={(name === 'difference' && amount !== 0) || undefined}>
              {written(amount)}
              {name === 'out' && outBooked > 0 && (
                <small>{t('outBooked', { amount: showBaht(outBooked) })}</small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {missing !== 0 && (
        <p role="alert" className={styles.warn}>
          {t('linesMissing', { amount: showBaht(Math.abs(missing)) })}
        </p>
      )}
      {differences.length > 0 && (
        <DataTable
          label={t('differences')}
          rows={differences.map((one) => ({ ...one, id: `${one.lineId} ${one.receiptId}` }))}
          columns={[
            {
              ...{ key: 'day', title: t('day'), width: 120, card: 'fact' },
              render: ({ day }) => date(day),
            },
            {
              ...{ key: 'about', title: t('about'), card: 'title' },
              render: (row) => <RowLink href={hrefOf(row)}>{row.about || '–'}</RowLink>,
              whole: ({ about }) => about,
            },
            {
              ...{ key: 'kind', title: t('why'), width: 300, card: 'state' },
              render: ({ kind }) => t(`kinds.${kind}`),
            },
            {
              ...{ key: 'amount', title: t('amount'), width: 150, align: 'end', card: 'figure' },
              render: ({ amount }) => showBaht(amount),
            },
          ]}
        />
      )}
    </Section>
  );
}
