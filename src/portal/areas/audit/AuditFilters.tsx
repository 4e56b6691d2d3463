import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { AuditEntry, auditFilter } from '@/contracts/auth/audit';
import { propertyEndpoints } from '@/contracts/auth/properties';
import { recordWords } from '@/contracts/features/record-words';
import { useReader } from '@/portal/kit/calls/use-reader';
import { FilterBar, FilterSelect } from '@/portal/kit/list/FilterBar';
import { FilterChip } from '@/portal/kit/list/FilterChip';
import { FilterDay } from '@/portal/kit/list/FilterDay';
import { SearchBox } from '@/portal/kit/list/SearchBox';
import type { List } from '@/portal/kit/list/use-list';
import { usePerson } from '@/portal/kit/page/person';
import { useLanguage } from '@/portal/kit/text/language';
import { useNames } from '@/portal/kit/text/use-names';

const kinds = Object.entries(recordWords);
const none = {};

/** Who, what, which days and, at the main admin, which property. */
export function AuditFilters(props: {
  list: List<AuditEntry, z.output<typeof auditFilter>>;
  /** What else is done with the list. */
  children: ReactNode;
}) {
  const { list, children } = props;
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const nameIn = useNames();
  const { propertyId } = usePerson();
  const places = useReader(propertyEndpoints.list, none).answer ?? [];
  return (
    <FilterBar>
      <SearchBox list={list} placeholder={t('search')} />
      <FilterSelect
        list={list}
        name="entity"
        label={t('entity')}
        options={kinds.map(([value, { names }]) => ({ value, label: nameIn(names) }))}
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
      {children}
    </FilterBar>
  );
}
