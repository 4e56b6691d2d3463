import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import {
  type ImportRow,
  type ImportRun,
  importEndpoints,
  importFields,
  importOutcomes,
} from '@/contracts/master-data/import';
import { queryParser } from '@/portal/kit/address/address-query';
import { useAddress } from '@/portal/kit/address/use-address';
import { useFieldText } from '@/portal/kit/calls/use-error-text';
import { useReader } from '@/portal/kit/calls/use-reader';
import { ListPager } from '@/portal/kit/list/ListPager';
import { Awaited } from '@/portal/kit/page/Awaited';
import { LinkTabs } from '@/portal/ui/actions/LinkTabs';
import { type Column, DataTable } from '@/portal/ui/layout/DataTable';
import { Panel } from '@/portal/ui/layout/Panel';
import { Tag } from '@/portal/ui/words/Tag';
import styles from './Imports.module.css';

const parseQuery = queryParser(importEndpoints.rows);
const tones = { create: 'done', update: 'moving', skip: 'off', error: 'failed' } as const;

/** The rows of an import by what becomes of them. */
export function RunRows({ run }: { run: ImportRun }) {
  const { t } = useTranslation('imports');
  const { query: address, go } = useAddress();
  const query = useMemo(() => parseQuery(address), [address]);
  const { answer, ...read } = useReader(importEndpoints.rows, { params: { id: run.id }, query });
  const columns = useRowColumns(run);
  const tab = (outcome?: (typeof importOutcomes)[number]) => ({
    name: outcome ?? 'all',
    title: t(outcome ? `outcomes.${outcome}` : 'all'),
    count: (outcome
      ? run[outcome]
      : importOutcomes.reduce((sum, one) => sum + run[one], 0)
    ).toLocaleString('en-US'),
    href: {
      pathname: '/admin/property',
      query: { tab: '5', run: run.id, ...(outcome && { outcome }) },
    },
  });
  return (
    <>
      <LinkTabs
        label={t('outcome')}
        current={query.outcome ?? 'all'}
        tabs={[tab(), ...importOutcomes.map(tab)]}
      />
      {!answer && <Awaited read={read} rows={6} />}
      {answer?.rows.length === 0 && <Panel title={t('noRows')} />}
      {answer && answer.rows.length > 0 && (
        <>
          <DataTable label={t('row')} columns={columns} rows={answer.rows} />
          <ListPager
            page={query.page}
            limit={query.limit}
            shown={answer.rows.length}
            total={answer.total}
            sizes={[25, 50, 100]}
            onPage={(page) => go({ page: page === 1 ? undefined : page })}
            onLimit={(limit) => go({ limit, page: undefined })}
          />
        </>
      )}
    </>
  );
}

function useRowColumns({ kind }: ImportRun): Column<ImportRow>[] {
  const { t } = useTranslation('imports');
  const fieldText = useFieldText();
  return useMemo(() => {
    const why = ({ errors, changes }: ImportRow) => [
      ...errors.map((error) => `${t(`fields.${error.field}`)}: ${fieldText(error)}`),
      ...Object.entries(changes).map(([field, [before, after]]) =>
        t('change', {
          field: t(`fields.${field}`),
          before: before || t('empty'),
          after: after || t('empty'),
        }),
      ),
    ];
    return [
      {
        ...{ key: 'line', title: t('line'), width: 88, align: 'end', rank: 3, card: 'lead' },
        render: ({ line }) => line.toLocaleString('en-US'),
      },
      {
        ...{ key: 'outcome', title: t('outcome'), width: 132, rank: 1, card: 'state' },
        render: ({ outcome }) => <Tag tone={tones[outcome]}>{t(`outcomes.${outcome}`)}</Tag>,
      },
      {
        ...{ key: 'row', title: t('row'), least: 200, rank: 1, card: 'title' },
        render: ({ typed }) => (
          <span data-whole="">
            {importFields[kind]
              .map((field) => typed[field])
              .filter(Boolean)
              .join(' · ')}
          </span>
        ),
      },
      {
        ...{ key: 'why', title: t('why'), least: 240, rank: 1, card: 'fact' },
        render: (row) => (
          <ul
            className={styles.why}
            data-whole=""
            data-wrong={row.outcome === 'error' || undefined}
          >
            {why(row).map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        ),
      },
    ];
  }, [t, fieldText, kind]);
}
