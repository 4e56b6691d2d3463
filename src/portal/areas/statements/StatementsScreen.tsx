import { Upload } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useMemo, useState } from 'react';
import { bankAccountEndpoints } from '@/contracts/billing/statements/bank-account';
import {
  mostAtOnce,
  type StatementLine,
  statementColumns,
  statementEndpoints,
} from '@/contracts/billing/statements/statement';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { ChosenBar } from '@/portal/kit/list/ChosenBar';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { MonthFilter } from '@/portal/kit/list/MonthFilter';
import { RowLink } from '@/portal/kit/list/RowLink';
import { useChosenRows } from '@/portal/kit/list/use-chosen-rows';
import { usePermission } from '@/portal/kit/page/permission';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { useDates } from '@/portal/kit/text/dates';
import { shortNumber } from '@/portal/kit/text/short-number';
import { ActionLink } from '@/portal/ui/actions/Action';
import { Button } from '@/portal/ui/actions/Button';
import { BookSure } from './BookSure';
import { bookable } from './booking';
import { useReasons } from './Offer';
import { accountsCall } from './pages';
import { StateTabs } from './StateTabs';
import { useBooking } from './use-booking';
import { useLineVerb } from './use-line-verb';
import { usePosting } from './use-posting';

const SlipDialog = dynamic(() => import('./SlipDialog').then((m) => m.SlipDialog), { ssr: false });

const calls = { list: statementEndpoints.list };
/** A row has its verb alone: what else can be done to a line is on its page. */
const hrefOf = ({ id }: StatementLine) => `/statements/${id}`;

/** What came to the bank and went out of it, and whose it is. */
export function StatementsScreen() {
  const { t } = useTranslation('statements');
  const { brief } = useDates();
  const can = usePermission();
  const records = useRecords(calls);
  const { list } = records;
  const { accountId, period } = list.query;
  const place = { ...(accountId && { accountId }), ...(period && { period }) };
  const counts = useLiveReader(statementEndpoints.counts, { query: place });
  const accounts = useLiveReader(bankAccountEndpoints.list, accountsCall);
  const [isSlip, setSlip] = useState(false);
  const mayPost = can('statements:edit');
  const mayBook = mayPost && can('receipts:create');
  const reasonsOf = useReasons();
  const nameOf = useCallback(
    ({ day, amount }: StatementLine) => `${brief(day)} ${showBaht(amount)}`,
    [brief],
  );
  const { selection, chosen: lines } = useChosenRows(list.rows, nameOf, mostAtOnce);
  const chosen = lines.flatMap((line) => {
    const first = bookable(line);
    return first ? [[line, first] as const] : [];
  });
  const reload = () => {
    list.reload();
    counts.reload();
  };
  const [book, booking] = useBooking(() => {
    selection.keep();
    reload();
  });

  const [post, posting] = usePosting(reload);
  const verb = useLineVerb({
    ...{ nameOf, hrefOf, busy: booking || posting },
    onBook: mayBook ? (line, one) => void book([[line, one]]) : undefined,
    onPost: mayPost ? (line, account) => void post(line, account) : undefined,
  });

  const renders = useMemo(() => {
    const saidByBank = ({ description, reference }: StatementLine) =>
      [description, reference].filter(Boolean).join(' · ');
    return {
      // Whose it is, else what the bank says of it.
      candidates: (line: StatementLine) => {
        const [first] = line.candidates;
        if (line.bookedTo) return t(`values.bookedTo.${line.bookedTo}`);
        return first ? `${first.unitNumber} ${first.payerName.split(', ')[0]}` : saidByBank(line);
      },
      description: (line: StatementLine) =>
        line.bookedTo || line.candidates.length > 0 ? saidByBank(line) : '',
      reason: ({ state, reason, bookedNote, candidates: [first] }: StatementLine) => {
        if (state === 'booked' && first?.receiptId) {
          return (
            <RowLink href={`/receipts/${first.receiptId}`}>
              {shortNumber(first.receiptNumber)}
            </RowLink>
          );
        }
        return reason || bookedNote || (first ? reasonsOf(first) : '');
      },
    };
  }, [reasonsOf, t]);
  const sum = chosen.reduce((total, [line]) => total + line.amount, 0);
  return (
    <>
      <RecordsScreen
        records={records}
        texts="statements"
        columns={statementColumns}
        renders={renders}
        nameOf={nameOf}
        hrefOf={hrefOf}
        verb={mayPost ? verb : undefined}
        tools={
          <>
            {can('statements:create') && (
              <ActionLink icon={<Upload />} href="/statements/bring">
                {t('toBring')}
              </ActionLink>
            )}
            {mayBook && <BookSure counts={counts.answer} place={place} onBooked={reload} />}
          </>
        }
        more={
          <>
            <ActionLink href="/statements/agree">{t('agree')}</ActionLink>
            <ActionLink href="/statements/accounts">{t('accounts')}</ActionLink>
            <Button onClick={() => setSlip(true)}>{t('slip')}</Button>
          </>
        }
        tabs={<StateTabs counts={counts.answer} current={list.query.state} />}
        selection={mayBook ? selection : undefined}
      >
        <MonthFilter list={list} name="period" label={t('period')} />
        <FilterSelect
          list={list}
          name="accountId"
          label={t('accountName')}
          options={(accounts.answer?.rows ?? []).map(({ id, name }) => ({
            value: id,
            label: name,
          }))}
        />
      </RecordsScreen>
      {selection.selected.size > 0 && (
        <ChosenBar
          label={t('chosen')}
          said={t('chosenSum', { n: chosen.length, amount: showBaht(sum) })}
          onClear={() => selection.keep()}
        >
          <Button
            look="primary"
            busy={booking}
            disabled={chosen.length === 0}
            onClick={() => void book(chosen)}
          >
            {t('book')}
          </Button>
        </ChosenBar>
      )}
      {isSlip && <SlipDialog onClose={() => setSlip(false)} />}
    </>
  );
}
