import { Columns3 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Disclosure } from '@/portal/ui/actions/Disclosure';
import styles from './ColumnChoice.module.css';
import type { Choice } from './use-column-choice';

/** Which columns of the list are shown, ticked one by one. */
export function ColumnChoice({ choice }: { choice: Choice }) {
  const { t } = useTranslation('common');
  const hidden = choice.columns.filter(({ shown }) => !shown).map(({ key }) => key);
  const toggle = (key: string) =>
    choice.hide(hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]);
  return (
    <Disclosure label={t('list.columns')} icon={<Columns3 />}>
      <fieldset className={styles.columns}>
        <legend className="visually-hidden">{t('list.columns')}</legend>
        {choice.columns.map(({ key, title, shown }) => (
          <label key={key}>
            <input type="checkbox" checked={shown} onChange={() => toggle(key)} />
            {title}
          </label>
        ))}
        <button type="button" disabled={hidden.length === 0} onClick={() => choice.hide([])}>
          {t('list.allColumns')}
        </button>
      </fieldset>
    </Disclosure>
  );
}
