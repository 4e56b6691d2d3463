import { X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { PageQuery } from '@/contracts/kit/calls/page-query';
import styles from './FilterBar.module.css';
import { useFilterPlace } from './filter-place';
import type { List } from './use-list';

/** What a filter is set to, by a field or by a link; a press takes it off. */
export function FilterChip<T, Q extends PageQuery>(props: {
  list: List<T, Q>;
  /** What it is called in the query. */
  names: readonly (keyof Q & string)[];
  children: ReactNode;
}) {
  const { list, names, children } = props;
  const { t } = useTranslation('common');
  const { isSheet } = useFilterPlace(...names);
  if (isSheet) return null;
  const off = Object.fromEntries(names.map((name) => [name, undefined]));
  return (
    <button type="button" className={styles.chip} onClick={() => list.ask(off as Partial<Q>)}>
      <span>{children}</span>
      <X aria-hidden="true" />
      <span className="visually-hidden">{t('list.clear')}</span>
    </button>
  );
}
