import { ArrowLeftRight } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import {
  type LedgerAccount,
  type LedgerAccounts,
  ledgerAccountEndpoints,
} from '@/contracts/billing/books/ledger-accounts';
import { showBaht } from '@/contracts/kit/fields/satang';
import styles from '@/portal/areas/books/Books.module.css';
import { accountsCall } from '@/portal/areas/books/pages';
import { StandingDay } from '@/portal/areas/books/report/StandingDay';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { RowLink } from '@/portal/kit/list/RowLink';
import { Awaited } from '@/portal/kit/page/Awaited';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { deedsColumn } from '@/portal/kit/records/deeds-column';
import { RowDeeds } from '@/portal/kit/records/RowDeeds';
import { useNames } from '@/portal/kit/text/use-names';
import { BackLink } from '@/portal/ui/actions/BackLink';
import { Button } from '@/portal/ui/actions/Button';
import { DataTable } from '@/portal/ui/layout/DataTable';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { holdsMoney } from './account';
import { type Line, linesOf } from './lines';

const NameForm = dynamic(() => import('./NameForm').then((m) => m.NameForm), { ssr: false });
const OpeningForm = dynamic(() => import('./OpeningForm').then((m) => m.OpeningForm), {
  ssr: false,
});
const MoveForm = dynamic(() => import('./MoveForm').then((m) => m.MoveForm), { ssr: false });

const hrefOf = ({ account, fund, bankAccountId }: LedgerAccount) =>
  `/books/ledger?account=${account}&fund=${fund}${bankAccountId ? `&bankAccountId=${bankAccountId}` : ''}`;

/** A card has room for one sum: what both sides come to. */
const isEven = ({ debit, credit }: Pick<Line, 'debit' | 'credit'>) => debit === credit;

/** The chart of accounts with what each held on a day: the trial balance. */
export function AccountsScreen() {
  const { t } = useTranslation(['ledger-accounts', 'ledger', 'books']);
  const nameIn = useNames();
  const nameOf = ({ names }: LedgerAccount) => nameIn(names);
  const can = usePermission();
  const { query, replace } = useRouter();
  const read = useLiveReader(ledgerAccountEndpoints.read, accountsCall(query));
  const { answer } = read;
  const [open, setOpen] = useState<{ what: 'name' | 'opening'; of: LedgerAccount } | 'move'>();
  const close = () => setOpen(undefined);
  const kept = (_: LedgerAccounts) => {
    close();
    notice.success(t('kept'));
    read.reload();
  };
  const [isWhole, setWhole] = useState(false);
  const empty = answer?.accounts.filter(({ amount }) => amount === 0).length ?? 0;
  const side = (name: 'debit' | 'credit', { account, ...line }: Line) => {
    if (account) return line[name] > 0 && showBaht(line[name]);
    return (
      <span className={isEven(line) && name === 'debit' ? styles.offCard : undefined}>
        <b>{showBaht(line[name])}</b>
      </span>
    );
  };
  const sideOnCard = (name: 'debit' | 'credit') => (line: Line) => {
    if (line.account || !isEven(line)) return t(`ledger:onCard.${name}`, { n: '…' });
    return name === 'credit' ? t('ledger:onCard.even', { n: '…' }) : '…';
  };
  const deeds = (row: LedgerAccount) => {
    const canOpen = holdsMoney(row) && can('books:approve');
    const canName = row.bankAccountId === null && can('books:edit');
    if (!canOpen && !canName) return null;
    return (
      <RowDeeds name={nameOf(row)}>
        {canOpen && (
          <Button onClick={() => setOpen({ what: 'opening', of: row })}>{t('opening')}</Button>
        )}
        {canName && (
          <Button onClick={() => setOpen({ what: 'name', of: row })}>{t('rename')}</Button>
        )}
      </RowDeeds>
    );
  };
  return (
    <>
      <BackLink href="/books">{t('books:title')}</BackLink>
      <ScreenHeader title={t('title')}>
        {answer && can('books:approve') && (
          <Button icon={<ArrowLeftRight />} onClick={() => setOpen('move')}>
            {t('move')}
          </Button>
        )}
      </ScreenHeader>
      <p className={styles.lead}>{t('lead')}</p>
      {!answer && <Awaited read={read} rows={10} />}
      {answer && (
        <div className={styles.parts}>
          <div className={styles.form}>
            <StandingDay
              day={answer.day}
              onDay={(day) => void replace({ query: { day } }, undefined, { shallow: true })}
            />
          </div>
          <DataTable
            label={t('title')}
            group={({ fund }) => t(`ledger:funds.${fund}`)}
            rows={linesOf(answer.accounts, isWhole || empty === answer.accounts.length)}
            columns={[
              {
                ...{ key: 'code', title: t('ledger:code'), width: 110, card: 'lead' },
                render: ({ account }) => account?.code ?? '',
              },
              {
                ...{ key: 'name', title: t('ledger:account'), card: 'title', rank: 1 },
                render: ({ account }) =>
                  account ? (
                    <RowLink href={hrefOf(account)}>{nameOf(account)}</RowLink>
                  ) : (
                    <b>{t('sum')}</b>
                  ),
              },
              {
                ...{ key: 'debit', title: t('ledger:debit'), width: 150, align: 'end', rank: 1 },
                ...{ card: 'figure', onCard: sideOnCard('debit') },
                render: (line) => side('debit', line),
              },
              {
                ...{ key: 'credit', title: t('ledger:credit'), width: 150, align: 'end', rank: 1 },
                ...{ card: 'figure', onCard: sideOnCard('credit') },
                render: (line) => side('credit', line),
              },
              {
                ...deedsColumn,
                shown: can('books:approve') || can('books:edit'),
                render: ({ account }) => account && deeds(account),
              },
            ]}
          />
          {empty > 0 && empty < answer.accounts.length && (
            <div>
              <Button look="link" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
                {isWhole ? t('hideEmpty') : t('showEmpty', { n: empty })}
              </Button>
            </div>
          )}
        </div>
      )}
      {answer && open === 'move' && (
        <MoveForm accounts={answer.accounts} onDone={kept} onClose={close} />
      )}
      {open && open !== 'move' && open.what === 'name' && (
        <NameForm account={open.of} onDone={kept} onClose={close} />
      )}
      {answer && open && open !== 'move' && open.what === 'opening' && (
        <OpeningForm account={open.of} overview={answer} onDone={kept} onClose={close} />
      )}
    </>
  );
}
