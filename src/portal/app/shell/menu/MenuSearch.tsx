import { Search, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';
import { Button } from '@/portal/ui/actions/Button';
import { TextInput } from '@/portal/ui/fields/fields';
import styles from './MenuSearch.module.css';

/** Narrows the menu as one types; Escape empties it, Enter opens the first entry that is left. */
export function MenuSearch(props: {
  value: string;
  onChange: (typed: string) => void;
  onEnter: () => void;
}) {
  const { value, onChange, onEnter } = props;
  const { t } = useTranslation('common');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.search}>
      <Search size={16} aria-hidden="true" />
      <TextInput
        ref={input}
        role="searchbox"
        aria-label={t('shell.searchMenu')}
        placeholder={t('shell.searchMenu')}
        value={value}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="go"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // A letter that is still being composed is not an answer yet.
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape' && value) {
            onChange('');
            event.stopPropagation();
          }
          if (event.key === 'Enter' && value.trim()) onEnter();
        }}
      />
      {value && (
        <Button
          look="bare"
          icon={<X />}
          aria-label={t('shell.clearSearch')}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
