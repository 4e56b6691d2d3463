import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import type { Agreement } from '@/contracts/billing/statements/agree';
import { showBaht } from '@/contracts/kit/fields/satang';
import { RowLink } from '@/portal/kit/list/RowLink';
import { useDates } from '@/portal/kit/text/dates';
import { ActionLink } from '@/portal/ui/actions/Action';
import { DataTable } from '@/portal/ui/layout/DataTable';
import { Section } from '@/portal/ui/layout/Section';
import { Tag } from '@/portal/ui/words/Tag';
import { type Grouped, groupsOf } from './agree-groups';
import styles from './Statements.module.css';

const written = (amount: number | null) => (amount === null ? '–' : showBaht(amount));
const hrefOf = ({ lineId, receiptId }: Grouped) =>
  lineId ? `/statements/${lineId}` : `/receipts/${receiptId}`;

/** One account's month by the bank and by the books, what is to be matched in it, and what makes them differ. */
export function AgreeAccount({ account, period }: { account: Agreement; period: string }) {
  const { t } = useTranslation('statements');
  const { brief } = useDates();
  const { accountId, accountName, number, difference, missing, outBooked } = account;
  const { rows, sums } = useMemo(() => groupsOf(account.differences), [account.differences]);
  const agrees = difference === 0 && missing === 0;
  const waiting = rows.filter(({ kind }) => kind === 'open');
  const shown = [
    [t('sums.opening'), account.opening],
    [t('inSum'), account.in],
    [t('outSum'), account.out],
    [t('sums.closing'), account.closing],
    [t('sums.books'), account.books],
  ] as const;
  const groupOf = ({ why }: Grouped) => {
    const { n = 0, amount = 0 } = sums.get(why) ?? {};
    return `${t(`kinds.${why}`)} · ${t('groupSum', { n, amount: showBaht(amount) })}`;
  };
  return (
    <Section title={`${accountName} ${number}`}>
      <p role="status">
        <Tag tone={agrees ? 'done' : 'needs'} big>
          {agrees ? t('agrees') : t('differs', { amount: showBaht(Math.abs(difference)) })}
        </Tag>
      </p>
      <dl className={styles.sums}>
        {shown.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {written(amount)}
              {name === t('outSum') && outBooked > 0 && (
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
      {waiting.length > 0 && (
        <p className={styles.work}>
          {t('toMatch', {
            n: waiting.length,
            amount: showBaht(waiting.reduce((sum, { amount }) => sum + amount, 0)),
          })}
          <ActionLink look="primary" href={`/statements?accountId=${accountId}&period=${period}`}>
            {t('goMatch')}
          </ActionLink>
        </p>
      )}
      {rows.length > 0 && (
        <DataTable
          label={t('differences')}
          rows={rows}
          group={groupOf}
          columns={[
            {
              ...{ key: 'day', title: t('day'), width: 116, rank: 1, card: 'fact' },
              render: ({ day }) => brief(day),
            },
            {
              ...{ key: 'about', title: t('about'), rank: 1, card: 'title' },
              render: (row) => (
                <RowLink data-opens="" href={hrefOf(row)}>
                  {row.about || '–'}
                </RowLink>
              ),
              whole: ({ about }) => about,
            },
            {
              ...{ key: 'amount', title: t('amount'), width: 148, rank: 1 },
              ...{ align: 'end', card: 'figure' },
              render: ({ amount }) => showBaht(amount),
            },
          ]}
        />
      )}
    </Section>
  );
}
