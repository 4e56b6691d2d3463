import { Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { featureLinkNames, featureLinks } from '@/contracts/content/app-screens';
import {
  type TutorialVersion,
  tutorialEndpoints,
  tutorialVersionColumns,
  tutorialVersionEndpoints,
} from '@/contracts/master-data/content/tutorial';
import { useAddress } from '@/portal/kit/address/use-address';
import { useReader } from '@/portal/kit/calls/use-reader';
import { ExportButton } from '@/portal/kit/files/ExportButton';
import { useEditing } from '@/portal/kit/form/use-editing';
import { isRefused } from '@/portal/kit/list/empty-on-refusal';
import { useLive } from '@/portal/kit/live/live';
import { Awaited } from '@/portal/kit/page/Awaited';
import { usePermission } from '@/portal/kit/page/permission';
import { ReadFailed } from '@/portal/kit/page/ReadFailed';
import { RowActions } from '@/portal/kit/records/RowActions';
import { useColumns } from '@/portal/kit/records/use-columns';
import { useNames } from '@/portal/kit/text/use-names';
import { Button } from '@/portal/ui/actions/Button';
import { LinkTabs } from '@/portal/ui/actions/LinkTabs';
import { DataTable } from '@/portal/ui/layout/DataTable';
import { Panel } from '@/portal/ui/layout/Panel';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Gallery } from './Gallery';
import { askedFeature, everything, versionsCall } from './page';
import { SwitchedOff } from './SwitchedOff';
import styles from './Tutorials.module.css';

const VersionForm = dynamic(() => import('./VersionForm').then((m) => m.VersionForm), {
  ssr: false,
});

/** How each part of the residents' app is used: its versions, their pictures, and where it is off. */
export function TutorialsScreen() {
  const { t } = useTranslation(['tutorials', 'common']);
  const nameOf = useNames();
  const can = usePermission();
  const { query, go } = useAddress();
  const feature = askedFeature(query);
  const tutorials = useReader(tutorialEndpoints.list, everything);
  const read = useReader(tutorialVersionEndpoints.list, versionsCall(feature));
  const editing = useEditing<TutorialVersion>(`tutorial ${feature}`);
  const { reading } = read;
  const failure = reading.status === 'failed' && reading.error;
  const versions = isRefused(reading) ? [] : read.answer?.rows;
  const chosen =
    versions?.find(({ id }) => id === query.version) ??
    versions?.find(({ active }) => active) ??
    versions?.[0];
  const reload = () => {
    tutorials.reload();
    read.reload();
  };
  useLive('tutorials', reload);
  const add = can('tutorials:create') && (
    <Button look="primary" icon={<Plus />} onClick={() => editing.open('new')}>
      {t('add')}
    </Button>
  );
  const rows = tutorials.answer?.rows ?? [];
  const countOf = (id: string) => String(rows.find((row) => row.id === id)?.versions ?? '');
  const renders = useMemo(
    () => ({
      name: ({ id, name }: TutorialVersion) => (
        <Button look="link" onClick={() => go({ version: id }, { replace: true })}>
          {name}
        </Button>
      ),
    }),
    [go],
  );
  const columns = useColumns<TutorialVersion>('tutorials', tutorialVersionColumns, renders);
  return (
    <>
      <ScreenHeader title={t('title')}>
        {can('tutorials:export') && versions && (
          <ExportButton
            list={{ total: versions.length, atLeast: false }}
            endpoint={tutorialVersionEndpoints.download}
            call={{ query: { menuFeatureId: feature } }}
          />
        )}
        {add}
      </ScreenHeader>
      <LinkTabs
        label={t('menuFeatureId')}
        current={feature}
        tabs={featureLinks.map((id) => ({
          ...{ name: id, title: nameOf(featureLinkNames[id]), count: countOf(id) },
          href: { pathname: '/tutorial', query: { feature: id } },
        }))}
      />
      {!versions && <Awaited read={read} rows={3} />}
      {versions && failure && <ReadFailed error={failure} onRetry={read.reload} />}
      {versions?.length === 0 && !failure && (
        <Panel title={t('empty')} actions={add}>
          {t('emptyLead')}
        </Panel>
      )}
      {versions && (versions.length > 0 || failure) && (
        <DataTable
          label={t('versions')}
          rows={versions}
          columns={[
            ...columns,
            {
              ...{ key: 'actions', title: t('common:list.actions'), align: 'end' },
              render: (row: TutorialVersion) => (
                <RowActions
                  endpoints={tutorialVersionEndpoints}
                  row={row}
                  name={row.name}
                  lost={(row) => t('lost', { name: row.name, row })}
                  onEdit={() => editing.open(row)}
                  onChanged={reload}
                />
              ),
            },
          ]}
        />
      )}
      {chosen && <Gallery key={chosen.id} version={chosen} onChanged={reload} />}
      <div className={styles.after}>
        <SwitchedOff
          feature={feature}
          disabled={rows.find(({ id }) => id === feature)?.disabled ?? []}
          onChanged={tutorials.reload}
        />
      </div>
      {editing.form && (
        <VersionForm
          {...editing.form}
          feature={feature}
          onSaved={() => {
            editing.close();
            reload();
          }}
        />
      )}
    </>
  );
}
