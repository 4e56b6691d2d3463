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
  name: keyof Q & string;
  children: ReactNode;
}) {
  const { list, name, children } = props;
  const { t } = useTranslation('common');
  const { isSheet } = useFilterPlace(name);
  if (isSheet || list.query[name] === undefined) return null;
  return (
    <button
      type="button"
      name={name}
      className={styles.chip}
      onClick={() => list.ask({ [name]: undefined } as Partial<Q>)}
    >
      <span>{children}</span>
      <X aria-hidden="true" />
      <span className="visually-hidden">{t('list.clear')}</span>
    </button>
  );
}
