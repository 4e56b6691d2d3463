import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { type FeatureLink, featureLinkNames } from '@/contracts/content/app-screens';
import {
  type TutorialVersion,
  tutorialVersionColumns,
  tutorialVersionEndpoints,
} from '@/contracts/master-data/content/tutorial';
import { useAddress } from '@/portal/kit/address/use-address';
import { emptyOnRefusal } from '@/portal/kit/list/empty-on-refusal';
import { FilterChip } from '@/portal/kit/list/FilterChip';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { useNames } from '@/portal/kit/text/use-names';
import { Gallery } from './Gallery';

const VersionForm = dynamic(() => import('./VersionForm').then((m) => m.VersionForm), {
  ssr: false,
});

/** The versions of one tutorial, and the pages of the chosen one. */
export function Versions(props: { feature: FeatureLink; tabs: ReactNode; onChanged: () => void }) {
  const { feature, tabs, onChanged } = props;
  const { query } = useAddress();
  const nameIn = useNames();
  const read = useRecords(tutorialVersionEndpoints, undefined, { id: feature });
  const reload = () => {
    read.list.reload();
    onChanged();
  };
  const list = { ...emptyOnRefusal(read.list), reload };
  const { rows = [] } = list;
  const { menuFeatureId: asked } = list.query;
  const chosen = rows.find(({ id }) => id === query.version) ?? rows.find(({ active }) => active);
  const version = chosen ?? rows[0];
  return (
    <RecordsScreen
      records={{ ...read, list }}
      texts="tutorials"
      columns={tutorialVersionColumns}
      nameOf={({ name }) => name}
      hrefOf={({ id }: TutorialVersion) => `/tutorial?feature=${feature}&version=${id}`}
      Form={VersionForm}
      tabs={tabs}
      open={
        version && {
          id: version.id,
          below: <Gallery key={version.id} version={version} onChanged={reload} />,
        }
      }
    >
      {asked && (
        <FilterChip list={list} name="menuFeatureId">
          {nameIn(featureLinkNames[asked])}
        </FilterChip>
      )}
    </RecordsScreen>
  );
}
