import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import {
  type Suggestion,
  suggestionColumns,
  suggestionEndpoints,
  zones,
} from '@/contracts/master-data/suggestions/suggestion';
import { needsFor, suggestionRules } from '@/contracts/master-data/suggestions/suggestion-state';
import { useMove } from '@/portal/kit/calls/use-move';
import { useReader } from '@/portal/kit/calls/use-reader';
import { FilterChip } from '@/portal/kit/list/FilterChip';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { SpanChips } from '@/portal/kit/list/SpanChips';
import { usePermission } from '@/portal/kit/page/permission';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { Button } from '@/portal/ui/actions/Button';
import { DueBy } from './DueBy';
import { StatusTabs } from './StatusTabs';

const SuggestionForm = dynamic(() => import('./SuggestionForm').then((m) => m.SuggestionForm), {
  ssr: false,
});
const spans = ['created', 'answered', 'done'] as const;
const nameOf = ({ number, subject }: Suggestion) => `#${number} ${subject}`;

const hrefOf = ({ id }: Suggestion) => `/suggestion/${id}`;
const renders = {
  number: ({ number }: Suggestion) => `#${number}`,
  dueAt: (row: Suggestion) => <DueBy suggestion={row} />,
};

/** What residents suggest, ask and complain of, by where it stands. */
export function SuggestionsScreen() {
  const { t } = useTranslation('suggestions');
  const records = useRecords(suggestionEndpoints);
  const { list } = records;
  const can = usePermission();
  const [accept, accepting] = useMove(suggestionEndpoints.status, {
    done: list.reload,
    reload: list.reload,
  });
  const verb = (row: Suggestion) =>
    row.status === 'new' ? (
      <Button
        look="verb"
        busy={accepting}
        onClick={() =>
          void accept({
            params: { id: row.id },
            body: { version: row.version, status: 'in_progress' },
          })
        }
      >
        {t('accept')} <span className="visually-hidden">{nameOf(row)}</span>
      </Button>
    ) : null;
  const staff = useReader(suggestionEndpoints.staff, {}).answer ?? [];
  return (
    <RecordsScreen
      records={records}
      texts="suggestions"
      columns={suggestionColumns}
      renders={renders}
      hrefOf={hrefOf}
      nameOf={nameOf}
      Form={SuggestionForm}
      verb={can(needsFor('new', 'in_progress')) ? verb : undefined}
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
      <FilterChip list={list} name="unitNumber">
        {t('unitNumber')} {list.query.unitNumber}
      </FilterChip>
      <SpanChips list={list} texts="suggestions" names={spans} />
    </RecordsScreen>
  );
}
