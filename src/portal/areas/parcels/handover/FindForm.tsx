import { useTranslation } from 'next-i18next/pages';
import { type Ref, type SubmitEvent, useState } from 'react';
import desk from '@/portal/areas/parcels/counter/Desk.module.css';
import { FormField } from '@/portal/areas/parcels/counter/FormField';
import styles from '@/portal/areas/parcels/counter/FormField.module.css';
import { isApiError } from '@/portal/kit/reading';
import { typeAsScanned } from '@/portal/kit/scanned-key';
import { useErrorText } from '@/portal/kit/use-error-text';
import { ActionButton } from '@/portal/ui/Action';

/** Finds by what a scanner or a person types; Enter in the empty field goes on to the receiver. */
export function FindForm(props: {
  onFind: (typed: string) => Promise<number>;
  onDone: () => void;
  ref: Ref<HTMLInputElement>;
}) {
  const { t } = useTranslation('parcels');
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const [searching, setSearching] = useState(false);
  const [error, setError] = useState<string>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = typed.trim();
    if (!wanted) return props.onDone();
    setSearching(true);
    setTyped('');
    try {
      const count = await props.onFind(wanted);
      setError(count > 0 ? undefined : t('counter.nothing', { typed: wanted }));
    } catch (refused) {
      setTyped(wanted);
      setError(errorText(isApiError(refused) ? refused : { code: 'FAILED', message: '' }));
    } finally {
      setSearching(false);
    }
  }

  return (
    <form className={desk.form} aria-label={t('counter.search')} onSubmit={submit}>
      <FormField
        label={t('counter.find')}
        hint={searching ? t('counter.searching') : ''}
        error={error}
      >
        {(ties) => (
          <div className={styles.withButton}>
            <input
              {...ties}
              ref={props.ref}
              className={styles.code}
              value={typed}
              maxLength={100}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="search"
              onKeyDown={typeAsScanned}
              onChange={(event) => {
                setTyped(event.target.value);
                setError(undefined);
              }}
            />
            <ActionButton type="submit">{t('counter.search')}</ActionButton>
          </div>
        )}
      </FormField>
    </form>
  );
}
