import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useMemo } from 'react';
import {
  calendarEndpoints,
  type Entry,
  entryColumns,
  rhythms,
} from '@/contracts/master-data/content/home-calendar';
import { ChoiceFilter } from '@/portal/kit/list/ChoiceFilter';
import { emptyOnRefusal } from '@/portal/kit/list/empty-on-refusal';
import { FilterSelect } from '@/portal/kit/list/FilterBar';
import { usePermission } from '@/portal/kit/page/permission';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { useTitle } from '@/portal/kit/text/use-title';
import { Tag } from '@/portal/ui/words/Tag';
import { PublishButton, RemoveEntry } from './EntryButtons';
import { OfPlatform } from './OfPlatform';
import { useRhythm } from './use-rhythm';

const EntryForm = dynamic(() => import('./EntryForm').then((m) => m.EntryForm), { ssr: false });

// A series is deleted in parts too: with a button of its own.
const { remove: _, ...listed } = calendarEndpoints;

/** All entries, each series once. */
export function EntryList({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('home-calendar');
  const can = usePermission();
  const rhythmOf = useRhythm();
  const read = useRecords(listed);
  const records = { ...read, list: emptyOnRefusal(read.list) };
  const { list } = records;
  const of = { list, texts: 'home-calendar' };
  const nameOf = useTitle();
  const renders = useMemo(
    () => ({
      titleTh: (row: Entry) => (
        <>
          <b>{nameOf(row)}</b> <OfPlatform entry={row} />
        </>
      ),
      rhythm: (row: Entry) => rhythmOf(row) || '–',
      publish: ({ publish }: Entry) => (
        <Tag tone={publish ? 'good' : 'plain'}>{t(`published.${publish}`)}</Tag>
      ),
    }),
    [t, nameOf, rhythmOf],
  );
  return (
    <RecordsScreen
      records={records}
      texts="home-calendar"
      columns={entryColumns}
      renders={renders}
      nameOf={nameOf}
      Form={EntryForm}
      tabs={tabs}
      actions={
        can('calendar:edit') || can('calendar:delete')
          ? (row) =>
              row.own && (
                <>
                  <PublishButton entry={row} onChanged={list.reload} />
                  <RemoveEntry entry={row} onChanged={list.reload} />
                </>
              )
          : undefined
      }
    >
      <FilterSelect
        list={list}
        name="publish"
        label={t('publish')}
        options={[
          { value: 'true', label: t('published.1') },
          { value: 'false', label: t('published.0') },
        ]}
      />
      <ChoiceFilter {...of} name="rhythm" values={rhythms.filter(Boolean)} words="rhythms" />
    </RecordsScreen>
  );
}
