import { Columns3 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Disclosure } from '@/portal/ui/actions/Disclosure';
import styles from './ColumnChoice.module.css';
import type { Choice } from './use-column-choice';

/** Which columns of the list are shown, ticked one by one, and how close its rows are. */
export function ColumnChoice({ choice }: { choice: Choice }) {
  const { t } = useTranslation('common');
  const { columns, hidden, dense, change } = choice;
  const toggle = (key: string) => {
    const others = hidden.filter((one) => one !== key);
    change({ dense, hidden: hidden.includes(key) ? others : [...hidden, key] });
  };
  return (
    <Disclosure label={t('list.columns')} icon={<Columns3 />}>
      <fieldset className={styles.columns}>
        <legend className="visually-hidden">{t('list.columns')}</legend>
        {columns.map(({ key, title, shown }) => (
          <label key={key}>
            <input type="checkbox" checked={shown} onChange={() => toggle(key)} />
            {title}
          </label>
        ))}
        <button
          type="button"
          disabled={columns.every(({ shown }) => shown)}
          onClick={() => change({ dense, hidden: [] })}
        >
          {t('list.allColumns')}
        </button>
        <label>
          <input
            type="checkbox"
            checked={dense}
            onChange={() => change({ hidden, dense: !dense })}
          />
          {t('list.dense')}
        </label>
      </fieldset>
    </Disclosure>
  );
}
