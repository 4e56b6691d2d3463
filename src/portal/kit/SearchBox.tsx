import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import type { PageQuery } from '@/contracts/kit/page-query';
import type { List } from '@/portal/kit/use-list';
import { TextInput } from '@/portal/ui/fields';

/** Short enough to feel at once, long enough not to ask for every letter of a quick typist. */
const pauseMs = 90;

/** Searches as one types; each question drops the one before. */
export function SearchBox<T, Q extends PageQuery>({
  list,
  placeholder,
}: {
  list: List<T, Q>;
  placeholder?: string;
}) {
  const { t } = useTranslation('common');
  const asked = list.query.keywords ?? '';
  const [typed, setTyped] = useState(asked);
  const [known, setKnown] = useState(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The address changed by other means (Back, "clear filters"): the box follows.
  if (asked !== known) {
    setKnown(asked);
    if (asked !== typed.trim()) setTyped(asked);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <TextInput
      type="search"
      role="searchbox"
      aria-label={placeholder ?? t('list.search')}
      placeholder={placeholder ?? t('list.search')}
      value={typed}
      maxLength={200}
      onChange={(event) => {
        const { value } = event.target;
        setTyped(value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          const keywords = value.trim() || undefined;
          list.ask({ keywords } as Partial<Q>, { replace: true });
        }, pauseMs);
      }}
    />
  );
}
