import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/portal/ui/actions/Button';
import styles from './RestoredNote.module.css';

/** Says that a form holds unsaved input of before, with the way to discard it. */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('common');
  return (
    <div role="status" className={styles.note}>
      <span>{t('form.restored')}</span>
      <Button look="link" onClick={onDiscard}>
        {t('form.discard')}
      </Button>
    </div>
  );
}
