import { Select, type SelectProps } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import styles from './SearchSelect.module.css';

/**
 * A choice among what is found for what is typed. While the search is under way the list stays open and says so, for
 * what was found before would be taken by an Enter; where it fails, it says that.
 */
export function SearchSelect({
  found,
  failed,
  none,
  onSearch,
  ...select
}: Omit<
  SelectProps<string>,
  'options' | 'showSearch' | 'notFoundContent' | 'onSearch' | 'onInputKeyDown'
> & {
  /** `undefined` until it is known. */
  found: NonNullable<SelectProps<string>['options']> | undefined;
  /** It will not be known: the search failed. */
  failed: boolean;
  /** What is said where nothing is found. */
  none: string;
  onSearch: (typed: string) => void;
}) {
  const { t } = useTranslation();
  const unknown = failed ? t('list.failed') : t('list.searching');
  return (
    <Select<string>
      {...select}
      showSearch={{ filterOption: false, onSearch }}
      options={found ?? []}
      notFoundContent={<span className={styles.told}>{found ? none : unknown}</span>}
      onInputKeyDown={(event) => {
        const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
        if (found || !isOpen || event.key !== 'Enter') return;
        // It would close the list and forget what is typed.
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
