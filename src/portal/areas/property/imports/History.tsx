import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import type { ImportRun, importEndpoints } from '@/contracts/master-data/import';
import type { Read } from '@/portal/kit/calls/use-reader';
import { Awaited } from '@/portal/kit/page/Awaited';
import { useDates } from '@/portal/kit/text/dates';
import { type Column, DataTable } from '@/portal/ui/layout/DataTable';
import { Panel } from '@/portal/ui/layout/Panel';
import { Section } from '@/portal/ui/layout/Section';
import { Tag, type Tone } from '@/portal/ui/words/Tag';
import styles from './Imports.module.css';

const tones: Partial<Record<ImportRun['state'], Tone>> = {
  stored: 'done',
  ready: 'needs',
  refused: 'failed',
};

/** What was imported before, the latest first. */
export function History(props: {
  read: Read<ReplyOf<typeof importEndpoints.list>>;
  onOpen: (id: string) => void;
}) {
  const { read, onOpen } = props;
  const { t } = useTranslation(['imports', 'common']);
  const { moment } = useDates();
  const columns = useMemo(
    (): Column<ImportRun>[] => [
      {
        ...{ key: 'fileName', title: t('fileName'), least: 180, rank: 1, card: 'title' },
        render: ({ id, fileName }) => (
          <button type="button" data-opens="" className={styles.file} onClick={() => onOpen(id)}>
            {fileName}
          </button>
        ),
        under: ({ kind }) => t(`kinds.${kind}`),
        whole: ({ fileName }) => fileName,
      },
      {
        ...{ key: 'counts', title: t('counts'), width: 232, card: 'fact' },
        render: ({ create, update, error }) => t('countsOf', { create, update, error }),
      },
      {
        ...{ key: 'state', title: t('state'), width: 136, rank: 1, card: 'state' },
        render: ({ state }) => <Tag tone={tones[state] ?? 'off'}>{t(`states.${state}`)}</Tag>,
      },
      { key: 'by', title: t('by'), width: 188, rank: 3, render: ({ by }) => by },
      { key: 'at', title: t('at'), width: 168, rank: 3, render: ({ at }) => moment(at) },
    ],
    [t, moment, onOpen],
  );
  const { answer } = read;
  return (
    <Section title={t('history')}>
      {!answer && <Awaited read={read} rows={3} />}
      {answer?.rows.length === 0 && <Panel title={t('noHistory')} />}
      {answer && answer.rows.length > 0 && (
        <DataTable label={t('history')} columns={columns} rows={answer.rows} />
      )}
    </Section>
  );
}
