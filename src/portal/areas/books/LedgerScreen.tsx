import { useTranslation } from 'next-i18next/pages';
import { accounts, funds } from '@/contracts/billing/books/chart';
import {
  type LedgerEntry,
  ledgerColumns,
  ledgerEndpoints,
  ledgerSums,
  paperScreen,
} from '@/contracts/billing/ledger';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useReader } from '@/portal/kit/calls/use-reader';
import { FilterChip } from '@/portal/kit/list/FilterChip';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { MonthFilter } from '@/portal/kit/list/MonthFilter';
import { RowLink } from '@/portal/kit/list/RowLink';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { shortNumber } from '@/portal/kit/text/short-number';
import { BackLink } from '@/portal/ui/actions/BackLink';
import styles from './Books.module.css';

/** What the lines that are found come to, and whether their sides are even. */
function Sums({ debit, credit, sum }: { debit: number; credit: number; sum: number }) {
  const { t } = useTranslation('ledger');
  const amount = showBaht(Math.abs(sum));
  const left = t(sum > 0 ? 'left.debit' : 'left.credit', { amount });
  const both = t('sum', { debit: showBaht(debit), credit: showBaht(credit) });
  return `${both} · ${sum === 0 ? t('even') : left}`;
}

const side = (amount: number) => amount > 0 && showBaht(amount);
const renders = {
  number: ({ what, paperId, number }: LedgerEntry) => {
    const screen = paperScreen(what);
    if (!screen) return number;
    return <RowLink href={`/${screen}/${paperId}`}>{shortNumber(number)}</RowLink>;
  },
  unitNumber: ({ unitId, unitNumber }: LedgerEntry) =>
    unitId && <RowLink href={`/arrears/account?unitId=${unitId}`}>{unitNumber}</RowLink>,
  debit: ({ debit }: LedgerEntry) => side(debit),
  credit: ({ credit }: LedgerEntry) => side(credit),
};

/** The books line by line: what a month's figures are the sums of. */
export function LedgerScreen() {
  const { t } = useTranslation('ledger');
  const records = useRecords(ledgerEndpoints);
  const { list } = records;
  const { answer } = useReader(ledgerEndpoints.list, { query: list.query });
  return (
    <>
      <BackLink href="/books">{t('back')}</BackLink>
      <RecordsScreen
        records={records}
        texts="ledger"
        columns={ledgerColumns}
        renders={renders}
        nameOf={({ number }) => number}
        tabs={
          <p className={styles.lead} role="status">
            {answer && <Sums {...answer} />}
          </p>
        }
      >
        <MonthFilter list={list} name="period" label={t('period')} />
        <FilterSelect
          list={list}
          name="sums"
          label={t('sums')}
          options={ledgerSums.map((value) => ({ value, label: t(`sumsOf.${value}`) }))}
        />
        <FilterSelect
          list={list}
          name="account"
          label={t('account')}
          options={accounts.map((value) => ({ value, label: t(`accounts.${value}`) }))}
        />
        <FilterSelect
          list={list}
          name="fund"
          label={t('fund')}
          options={funds.map((value) => ({ value, label: t(`funds.${value}`) }))}
        />
        <FilterChip list={list} name="bankAccountId">
          {t('oneBank')}
        </FilterChip>
      </RecordsScreen>
    </>
  );
}
