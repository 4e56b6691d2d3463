import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { PageQuery } from '@/contracts/kit/calls/page-query';
import { Button } from '@/portal/ui/actions/Button';
import styles from './FilterBar.module.css';
import { FilterSheet } from './FilterSheet';
import { FilterPlaceContext } from './filter-place';
import { SearchBox } from './SearchBox';
import { useCountText } from './use-count-text';
import type { List } from './use-list';

interface Props<T, Q extends PageQuery> {
  list: List<T, Q>;
  /** What is searched; no search where it is left out. */
  search?: string;
  /** What else is done with the list, at the end of the row. */
  tools?: ReactNode;
  /** Its filters. */
  children?: ReactNode;
}

/**
 * The search and the filters of a list in one row, below it what is set, to be taken off one by one or all at
 * once. Where there is no room for them the filters are behind one button; on paper they are a sentence.
 */
export function FilterBar<T, Q extends PageQuery>({ list, search, tools, children }: Props<T, Q>) {
  const { t } = useTranslation('common');
  const countText = useCountText();
  const names = useRef(new Set<string>());
  const [isOpen, setOpen] = useState(false);
  const bar = useMemo(() => ({ isSheet: false, names: names.current }), []);
  const sheet = useMemo(() => ({ isSheet: true, names: names.current }), []);

  const found = countText(list.total, list.atLeast);
  const clear = () => {
    const all = [...names.current].map((name) => [name, undefined]);
    list.ask({ ...Object.fromEntries(all), keywords: undefined });
  };
  return (
    <search className={styles.bar} data-only={t('list.only')}>
      {search !== undefined && <SearchBox list={list} placeholder={search} />}
      {list.query.keywords && (
        <span className={styles.searched}>
          {t('list.searched', { typed: list.query.keywords })}
        </span>
      )}
      <FilterPlaceContext value={bar}>{children}</FilterPlaceContext>
      <button type="button" className={styles.clear} onClick={clear}>
        {t('list.clearAll')}
      </button>
      <span className={styles.found}>{t('list.total', { total: found })}</span>
      {children && (
        <span className={styles.opener}>
          <Button icon={<SlidersHorizontal />} onClick={() => setOpen(true)}>
            {t('list.filters')}
          </Button>
        </span>
      )}
      {tools && <div className={styles.tools}>{tools}</div>}
      {isOpen && (
        <FilterSheet
          found={list.stale ? undefined : found}
          onClear={clear}
          onClose={() => setOpen(false)}
        >
          <FilterPlaceContext value={sheet}>{children}</FilterPlaceContext>
        </FilterSheet>
      )}
    </search>
  );
}
