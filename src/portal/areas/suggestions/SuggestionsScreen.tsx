import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import {
  type Suggestion,
  suggestionColumns,
  suggestionEndpoints,
  zones,
} from '@/contracts/master-data/suggestions/suggestion';
import { suggestionRules } from '@/contracts/master-data/suggestions/suggestion-state';
import { useReader } from '@/portal/kit/calls/use-reader';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { RowLink } from '@/portal/kit/list/RowLink';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { useDates } from '@/portal/kit/text/dates';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';
import { StatusTabs } from './StatusTabs';
import { StatusTag } from './StatusTag';

const SuggestionForm = dynamic(() => import('./SuggestionForm').then((m) => m.SuggestionForm), {
  ssr: false,
});
const nameOf = ({ number, subject }: Suggestion) => `#${number} ${subject}`;

/** What residents suggest, ask and complain of, by where it stands. */
export function SuggestionsScreen() {
  const { t } = useTranslation('suggestions');
  const { moment } = useDates();
  const records = useRecords(suggestionEndpoints);
  const { list } = records;
  const staff = useReader(suggestionEndpoints.staff, {}).answer ?? [];
  const renders = useMemo(
    () => ({
      subject: ({ id, subject }: Suggestion) => (
        <RowLink href={`/suggestion/${id}`}>
          <b>{subject}</b>
        </RowLink>
      ),
      residentName: ({ residentName }: Suggestion) => <Name>{residentName || '–'}</Name>,
      assigneeName: ({ assigneeName }: Suggestion) => <Name>{assigneeName || '–'}</Name>,
      status: ({ status }: Suggestion) => <StatusTag status={status} />,
      dueAt: ({ dueAt, late }: Suggestion) => (
        <>
          {moment(dueAt)} {late && <Tag tone="failed">{t('late')}</Tag>}
        </>
      ),
    }),
    [t, moment],
  );
  return (
    <RecordsScreen
      records={records}
      texts="suggestions"
      columns={suggestionColumns}
      renders={renders}
      nameOf={nameOf}
      Form={SuggestionForm}
      mayEdit={({ status }) => suggestionRules[status].open}
      tabs={<StatusTabs query={list.query} />}
    >
      <FilterSelect
        list={list}
        name="zone"
        label={t('zone')}
        options={zones.map((value) => ({ value, label: t(`values.zone.${value}`) }))}
      />
      <FilterSelect
        list={list}
        name="assigneeId"
        label={t('assigneeName')}
        options={staff.map(({ accountId, fullname }) => ({ value: accountId, label: fullname }))}
      />
    </RecordsScreen>
  );
}
