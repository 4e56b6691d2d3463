import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { PageQuery } from '@/contracts/kit/calls/page-query';
import { Select } from '@/portal/ui/fields/fields';
import styles from './FilterBar.module.css';
import { FilterChip } from './FilterChip';
import { useFilterPlace } from './filter-place';
import type { List } from './use-list';
import { type FilterOption, useUnknownOption } from './use-unknown-option';

const written = ({ value, label }: FilterOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/** Those without a group first, as they stand; the others by theirs. */
const grouped = (options: readonly FilterOption[]) =>
  ['', ...new Set(options.flatMap(({ group = [] }) => group))].map(
    (name) => [name, options.filter(({ group = '' }) => group === name)] as const,
  );

/**
 * A filter of a few fixed values; the first option takes the filter away. What the address asks for is told
 * though it is none of them.
 */
export function FilterSelect<T, Q extends PageQuery>(props: {
  list: List<T, Q>;
  name: keyof Q & string;
  label: string;
  options: readonly FilterOption[];
}) {
  const { list, name, label } = props;
  const { t } = useTranslation('common');
  const { isSheet } = useFilterPlace(name);
  const value = String(list.query[name] ?? '');
  const options = [...useUnknownOption(value, props.options), ...props.options];
  const shown = options.find((option) => option.value === value)?.label;
  const isSet = value !== '';
  const select = {
    name,
    'aria-label': label,
    value,
    onChange: ({ target }: { target: { value: string } }) =>
      list.ask({ [name]: target.value || undefined } as unknown as Partial<Q>),
    children: (
      <>
        <option value="">{isSheet ? t('list.all') : `${label}: ${t('list.all')}`}</option>
        {grouped(options).map(([group, some]) =>
          group ? (
            <optgroup key={group} label={group}>
              {some.map(written)}
            </optgroup>
          ) : (
            some.map(written)
          ),
        )}
      </>
    ),
  };
  if (isSheet) {
    return (
      // biome-ignore lint/a11y/noLabelWithoutControl: the control is the select.
      <label className={styles.labelled}>
        <span aria-hidden="true">{label}</span>
        <Select {...select} />
      </label>
    );
  }
  return (
    <>
      <span className={styles.face} data-set={isSet || undefined}>
        <span aria-hidden="true">{label}</span>
        <ChevronDown aria-hidden="true" />
        <select {...select} />
      </span>
      {isSet && (
        <FilterChip list={list} name={name}>
          {label} {shown}
        </FilterChip>
      )}
    </>
  );
}
