import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import type { ImportRun, importEndpoints } from '@/contracts/master-data/import';
import type { Read } from '@/portal/kit/calls/use-reader';
import { Awaited } from '@/portal/kit/page/Awaited';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { type Column, DataTable } from '@/portal/ui/layout/DataTable';
import { Panel } from '@/portal/ui/layout/Panel';
import { Section } from '@/portal/ui/layout/Section';
import { Tag, type Tone } from '@/portal/ui/words/Tag';

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
      { key: 'at', title: t('at'), render: ({ at }) => moment(at) },
      { key: 'kind', title: t('kind'), render: ({ kind }) => t(`kinds.${kind}`) },
      { key: 'fileName', title: t('fileName'), render: ({ fileName }) => fileName },
      { key: 'by', title: t('by'), render: ({ by }) => by },
      {
        key: 'counts',
        title: t('counts'),
        render: ({ create, update, error }) => t('countsOf', { create, update, error }),
      },
      {
        key: 'state',
        title: t('state'),
        render: ({ state }) => <Tag tone={tones[state] ?? 'off'}>{t(`states.${state}`)}</Tag>,
      },
      {
        key: 'open',
        title: t('common:list.actions'),
        align: 'end',
        render: ({ id, fileName }) => (
          <Button look="link" onClick={() => onOpen(id)}>
            {t('open')} <span className="visually-hidden">{fileName}</span>
          </Button>
        ),
      },
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
