import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { AuditEntry, auditFilter } from '@/contracts/auth/audit';
import { propertyEndpoints } from '@/contracts/auth/properties';
import { recordGroup, recordWords } from '@/contracts/features/record-words';
import { useReader } from '@/portal/kit/calls/use-reader';
import { FilterBar } from '@/portal/kit/list/FilterBar';
import { FilterChip } from '@/portal/kit/list/FilterChip';
import { FilterDay } from '@/portal/kit/list/FilterDay';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import type { List } from '@/portal/kit/list/use-list';
import { usePerson } from '@/portal/kit/page/person';
import { useLanguage } from '@/portal/kit/text/language';
import { useNames } from '@/portal/kit/text/use-names';

const kinds = Object.entries(recordWords).map(
  ([value, { names }]) => [value, names, recordGroup(value)] as const,
);
const none = {};

/** Who, what, which days and, at the main admin, which property. */
export function AuditFilters(props: {
  list: List<AuditEntry, z.output<typeof auditFilter>>;
  /** What else is done with the list: beside the search. */
  tools: ReactNode;
}) {
  const { list, tools } = props;
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const nameIn = useNames();
  const { propertyId } = usePerson();
  const places = useReader(propertyEndpoints.list, none).answer ?? [];
  return (
    <FilterBar list={list} search={t('search')} tools={tools}>
      <FilterSelect
        list={list}
        name="entity"
        label={t('entity')}
        options={kinds.map(([value, names, group]) => ({
          ...{ value, label: nameIn(names), group: group && nameIn(group) },
        }))}
      />
      {!propertyId && (
        <FilterSelect
          list={list}
          name="propertyId"
          label={t('property')}
          options={places.map(({ id, nameTh, nameEn }) => ({
            value: id,
            label: language === 'th' ? nameTh : nameEn,
          }))}
        />
      )}
      <FilterDay list={list} name="from" label={t('from')} />
      <FilterDay list={list} name="to" label={t('to')} />
      <FilterChip list={list} name="entityId">
        {t('onlyRecord', { title: list.rows?.[0]?.title })}
      </FilterChip>
      <FilterChip list={list} name="accountId">
        {t('who')} {list.rows?.[0]?.accountName}
      </FilterChip>
    </FilterBar>
  );
}
