import { useTranslation } from 'next-i18next/pages';
import { useErrorText, useFieldText } from '@/portal/kit/calls/use-error-text';
import styles from './Item.module.css';
import type { Entry } from './use-entries';

/** What was entered at the desk: on its way, kept, or refused and why. */
export function Entries({ entries }: { entries: Entry[] }) {
  const { t } = useTranslation('votes');
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const why = ({ error }: Entry) => {
    const [field] = Object.values(error?.fields ?? {});
    return field ? fieldText(field) : error && errorText(error);
  };
  return (
    <ul className={styles.entries} aria-live="polite">
      {entries.map((entry) => (
        <li key={entry.key} data-state={entry.state}>
          {entry.state === 'sending' && `${entry.unit} …`}
          {entry.state === 'done' && t('castDone', { unit: entry.unit })}
          {entry.state === 'failed' && (
            <>
              <b>{entry.unit}</b> {why(entry)}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
