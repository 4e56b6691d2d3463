import { useTranslation } from 'next-i18next/pages';
import {
  type StatementFile,
  statementFileEndpoints,
} from '@/contracts/billing/statements/statement-file';
import { useAction } from '@/portal/kit/calls/use-action';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { useConfirm } from '@/portal/kit/confirm/confirm';
import { Awaited } from '@/portal/kit/page/Awaited';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { verbColumn } from '@/portal/kit/records/deeds-column';
import { RowDeeds } from '@/portal/kit/records/RowDeeds';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { type Column, DataTable } from '@/portal/ui/layout/DataTable';
import { Section } from '@/portal/ui/layout/Section';
import { filesCall } from './pages';
import styles from './Statements.module.css';

/** The files that were brought, and the way back as long as nothing of one is booked. */
export function BroughtFiles() {
  const { t } = useTranslation('statements');
  const { date, moment } = useDates();
  const can = usePermission();
  const confirm = useConfirm();
  const read = useLiveReader(statementFileEndpoints.list, filesCall);
  const [take, taking] = useAction(statementFileEndpoints.takeBack, {
    done: () => {
      notice.success(t('takenBack'));
      read.reload();
    },
  });
  async function ask({ id, fileName, added }: StatementFile) {
    const question = t('takeBackAsk', { name: fileName, n: added });
    const yes = t('takeBack');
    if (await confirm({ ask: question, yes, danger: true })) void take({ params: { id } });
  }
  if (!read.answer) return <Awaited read={read} rows={3} />;
  if (read.answer.rows.length === 0) return null;
  const columns: Column<StatementFile>[] = [
    {
      ...{ key: 'fileName', title: t('fileName'), card: 'title' },
      render: ({ fileName }) => <b>{fileName}</b>,
      under: ({ accountName, by, at }) => `${accountName} · ${by} · ${moment(at)}`,
      whole: ({ fileName }) => fileName,
    },
    {
      ...{ key: 'days', title: t('sums.days'), width: 210, rank: 3, card: 'fact' },
      render: ({ from, to }) => `${date(from)} – ${date(to)}`,
    },
    {
      ...{ key: 'added', title: t('added'), width: 110, align: 'end' },
      ...{ card: 'figure', calm: true, onCard: () => t('onCard.added', { n: '…' }) },
      render: ({ added }) => added.toLocaleString('en-US'),
    },
    {
      ...{ key: 'used', title: t('used'), width: 130, align: 'end', card: 'fact' },
      ...{ named: true, render: ({ used }) => used.toLocaleString('en-US') },
    },
    {
      ...verbColumn,
      shown: can('statements:edit') && read.answer.rows.some(({ used }) => used === 0),
      render: (row) => (
        <RowDeeds
          name={row.fileName}
          verb={
            row.used === 0 && (
              <Button look="verb" busy={taking} onClick={() => void ask(row)}>
                {t('takeBack')} <span className="visually-hidden">{row.fileName}</span>
              </Button>
            )
          }
        />
      ),
    },
  ];
  return (
    <Section title={t('files')}>
      <p className={styles.lead}>{t('filesLead')}</p>
      <DataTable label={t('files')} rows={read.answer.rows} columns={columns} />
    </Section>
  );
}
