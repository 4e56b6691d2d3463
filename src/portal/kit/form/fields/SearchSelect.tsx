import { Select, type SelectProps } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import styles from './SearchSelect.module.css';

/**
 * A choice among what is found for what is typed. While the search is under way the list says so: what was found
 * before would be taken by an Enter, and a list that closes and opens again loses a press.
 */
export function SearchSelect({
  found,
  none,
  onSearch,
  ...select
}: Omit<
  SelectProps<string>,
  'options' | 'showSearch' | 'notFoundContent' | 'onSearch' | 'onInputKeyDown'
> & {
  /** `undefined` until it is known. */
  found: NonNullable<SelectProps<string>['options']> | undefined;
  /** What is said where nothing is found. */
  none: string;
  onSearch: (typed: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <Select<string>
      {...select}
      showSearch={{ filterOption: false, onSearch }}
      options={found ?? []}
      notFoundContent={<span className={styles.told}>{found ? none : t('list.searching')}</span>}
      onInputKeyDown={(event) => {
        if (found || event.key !== 'Enter') return;
        // It would close the list and forget what is typed, or send the form.
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
