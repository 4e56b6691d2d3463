import { Search } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import type { PageQuery } from '@/contracts/kit/calls/page-query';
import { useTyped } from '@/portal/kit/address/use-typed';
import { useTypingPause } from '@/portal/kit/address/use-typing-pause';
import { TextInput } from '@/portal/ui/fields/fields';
import styles from './FilterBar.module.css';
import type { List } from './use-list';

/** Short enough to feel at once. */
const leastPauseMs = 90;

/** Searches when the hand rests; each question drops the one before. */
export function SearchBox<T, Q extends PageQuery>({
  list,
  placeholder,
}: {
  list: List<T, Q>;
  placeholder?: string;
}) {
  const { t } = useTranslation('common');
  const { query, ask } = list;
  const asked = query.keywords ?? '';
  const { typed, setTyped, sent } = useTyped(asked);
  const pauseMs = useTypingPause(leastPauseMs);
  useEffect(() => {
    const keywords = typed.trim();
    if (keywords === asked.trim()) return;
    const timer = setTimeout(() => {
      sent(keywords);
      ask({ keywords: keywords || undefined } as Partial<Q>, { replace: true });
    }, pauseMs());
    return () => clearTimeout(timer);
  }, [typed, asked, sent, ask, pauseMs]);

  return (
    <div className={styles.search}>
      <Search aria-hidden="true" />
      <TextInput
        type="search"
        role="searchbox"
        aria-label={placeholder ?? t('list.search')}
        placeholder={placeholder ?? t('list.search')}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
