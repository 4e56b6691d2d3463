import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { PageQuery } from '@/contracts/kit/calls/page-query';
import { Select } from '@/portal/ui/fields/fields';
import styles from './FilterBar.module.css';
import type { List } from './use-list';
import { type FilterOption, useUnknownOption } from './use-unknown-option';

/** The filters of a list in one row, wrapped where there is no room. */
export const FilterBar = ({ children }: { children: ReactNode }) => (
  <search className={styles.bar}>{children}</search>
);

/** What else is done with the list, at the end of its filters' row. */
export const FilterTools = ({ children }: { children: ReactNode }) => (
  <div className={styles.tools}>{children}</div>
);

/** A filter of a few fixed values; the first option takes the filter away. */
export function FilterSelect<T, Q extends PageQuery>(props: {
  list: List<T, Q>;
  name: keyof Q & string;
  label: string;
  options: readonly FilterOption[];
}) {
  const { list, name, label } = props;
  const { t } = useTranslation('common');
  const asked = String(list.query[name] ?? '');
  const options = [...useUnknownOption(asked, props.options), ...props.options];
  return (
    <Select
      name={name}
      aria-label={label}
      value={asked}
      onChange={(event) =>
        list.ask({ [name]: event.target.value || undefined } as unknown as Partial<Q>)
      }
    >
      <option value="">{`${label}: ${t('list.all')}`}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
