import { Copy } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { notice } from '@/portal/kit/page/notice';
import { Button } from '@/portal/ui/actions/Button';
import styles from './Staff.module.css';

/** A new account's first password, until it is closed: it can be read nowhere else. */
export function FirstPassword(props: { name: string; password: string; onClose: () => void }) {
  const { t } = useTranslation(['staff', 'common']);
  const copy = () =>
    navigator.clipboard.writeText(props.password).then(
      () => notice.success(t('copied')),
      () => notice.error(t('notCopied')),
    );
  return (
    <section className={styles.password} aria-live="polite">
      <p>{t('firstPassword', { name: props.name })}</p>
      <code>{props.password}</code>
      <Button icon={<Copy size={16} />} onClick={copy}>
        {t('copy')}
      </Button>
      <Button onClick={props.onClose}>{t('common:form.close')}</Button>
    </section>
  );
}
