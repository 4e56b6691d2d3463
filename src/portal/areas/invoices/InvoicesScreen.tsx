import { FilePlus2, HandCoins, Mail, Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { type Invoice, invoiceColumns, invoiceEndpoints } from '@/contracts/billing/invoice';
import { invoiceLetterEndpoints, mailMeanings, mailStates } from '@/contracts/billing/paper-letter';
import { showBaht } from '@/contracts/kit/fields/satang';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { ChosenBar } from '@/portal/kit/list/ChosenBar';
import { FilterChip } from '@/portal/kit/list/FilterChip';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { MonthFilter } from '@/portal/kit/list/MonthFilter';
import { RowLink } from '@/portal/kit/list/RowLink';
import { useChosenRows } from '@/portal/kit/list/use-chosen-rows';
import { usePermission } from '@/portal/kit/page/permission';
import { usePerson } from '@/portal/kit/page/person';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { useDates } from '@/portal/kit/text/dates';
import { shortNumber } from '@/portal/kit/text/short-number';
import { OwedSums } from '@/portal/pickers/billing/OwedSums';
import { ActionLink } from '@/portal/ui/actions/Action';
import { Button, buttonLook } from '@/portal/ui/actions/Button';
import { Tag } from '@/portal/ui/words/Tag';
import { ReloadButton } from './ReloadButton';
import { StateTabs } from './StateTabs';
import { StateTag } from './StateTag';

const SendLetters = dynamic(() => import('./letters/SendLetters').then((m) => m.SendLetters), {
  ssr: false,
});

const BillUnit = dynamic(() => import('./issue/BillUnit').then((m) => m.BillUnit), { ssr: false });

const { list, download } = invoiceEndpoints;
const calls = { list, download };
const hrefOf = ({ id }: Invoice) => `/invoices/${id}`;
const states = ['owed', 'late', 'open', 'part', 'paid', 'void'] as const;

const nameOf = ({ number }: Invoice) => number;

/** The property's invoices, what is owed of them, and the ways to the month's work. */
export function InvoicesScreen() {
  const { t } = useTranslation('invoices');
  const can = usePermission();
  const { propertyId } = usePerson();
  const { monthOf } = useDates();
  const records = useRecords(calls);
  const { period } = records.list.query;
  const [sending, setSending] = useState<'month' | 'chosen'>();
  const [isBilling, setBilling] = useState(false);
  const { selection, chosen } = useChosenRows(records.list.rows, nameOf);
  const ids = chosen.map(({ id }) => id);
  const maySend = can('invoices:create');
  const renders = useMemo(
    () => ({
      number: ({ number }: Invoice) => shortNumber(number),
      unitNumber: ({ unitId, unitNumber }: Invoice) => (
        <RowLink href={`/arrears/account?unitId=${unitId}`}>{unitNumber}</RowLink>
      ),
      owed: ({ owed }: Invoice) => (owed > 0 ? <b>{showBaht(owed)}</b> : '–'),
      state: (invoice: Invoice) => <StateTag invoice={invoice} />,
      // Below the state once it was sent: where nobody gets e-mails there is nothing to be said of it.
      mail: ({ mail }: Invoice) =>
        mail === 'none' ? (
          '–'
        ) : (
          <Tag tone={mailMeanings[mail]}>{`${t('mail')}: ${t(`mails.${mail}`)}`}</Tag>
        ),
    }),
    [t],
  );
  return (
    <>
      <RecordsScreen
        selection={selection}
        records={records}
        texts="invoices"
        columns={invoiceColumns}
        renders={renders}
        nameOf={nameOf}
        hrefOf={hrefOf}
        sums={<OwedSums />}
        tools={
          <>
            {can('receipts:create') && (
              <ActionLink icon={<HandCoins />} href="/receipts/desk">
                {t('take')}
              </ActionLink>
            )}
            {can('invoices:create') && (
              <ActionLink look="primary" icon={<Plus />} href="/invoices/issue">
                {t('issue')}
              </ActionLink>
            )}
          </>
        }
        more={
          <>
            {maySend && (
              <Button icon={<FilePlus2 />} onClick={() => setBilling(true)}>
                {t('billUnit.open')}
              </Button>
            )}
            {maySend && (
              <Button icon={<Mail />} onClick={() => setSending('month')}>
                {t('send.month')}
              </Button>
            )}
            {period && (
              <DownloadButton endpoint={invoiceLetterEndpoints.papers} call={{ body: { period } }}>
                {t('papersMonth', { period: monthOf(period) })}
              </DownloadButton>
            )}
            {can('books:view') && <Link href="/books">{t('periods')}</Link>}
            <Link href="/invoices/credits">{t('credits')}</Link>
            <Link href="/invoices/settings">{t('settings')}</Link>
            {propertyId && <ReloadButton id={propertyId} onDone={records.list.reload} />}
          </>
        }
        verb={
          can('receipts:create')
            ? ({ unitId, id, owed, state }) =>
                owed > 0 &&
                state !== 'void' && (
                  <RowLink
                    {...buttonLook('verb')}
                    href={`/receipts/desk?unitId=${unitId}&invoiceId=${id}`}
                  >
                    {t('take')}
                  </RowLink>
                )
            : undefined
        }
        tabs={<StateTabs query={records.list.query} />}
      >
        <MonthFilter list={records.list} name="period" label={t('period')} />
        <FilterSelect
          list={records.list}
          name="state"
          label={t('state')}
          options={states.map((value) => ({ value, label: t(`states.${value}`) }))}
        />
        <FilterSelect
          list={records.list}
          name="mail"
          label={t('mail')}
          options={mailStates.map((value) => ({ value, label: t(`mails.${value}`) }))}
        />
        <FilterChip list={records.list} name="unitId">
          {t('unitNumber')} {records.list.rows?.[0]?.unitNumber}
        </FilterChip>
      </RecordsScreen>
      {chosen.length > 0 && (
        <ChosenBar
          label={t('send.chosen')}
          said={t('send.chosenOf', {
            n: chosen.length,
            owed: showBaht(chosen.reduce((sum, { owed }) => sum + owed, 0)),
          })}
          onClear={() => selection.keep()}
        >
          {maySend && (
            <Button icon={<Mail />} onClick={() => setSending('chosen')}>
              {t('send.title')}
            </Button>
          )}
          <DownloadButton endpoint={invoiceLetterEndpoints.papers} call={{ body: { ids } }}>
            {t('papersChosen')}
          </DownloadButton>
        </ChosenBar>
      )}
      {isBilling && <BillUnit onClose={() => setBilling(false)} />}
      {sending && (
        <SendLetters
          ids={sending === 'chosen' ? ids : []}
          period={period}
          onSent={() => {
            setSending(undefined);
            selection.keep();
            records.list.reload();
          }}
          onClose={() => setSending(undefined)}
        />
      )}
    </>
  );
}
