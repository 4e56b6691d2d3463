import { useTranslation } from 'next-i18next/pages';
import { CopyButton } from '@/portal/kit/page/CopyButton';
import { Button } from '@/portal/ui/actions/Button';
import styles from './Staff.module.css';

/** A new account's first password, until it is closed: it can be read nowhere else. */
export function FirstPassword(props: { name: string; password: string; onClose: () => void }) {
  const { t } = useTranslation(['staff', 'common']);
  return (
    <section className={styles.password} aria-live="polite">
      <p>{t('firstPassword', { name: props.name })}</p>
      <code>{props.password}</code>
      <CopyButton text={props.password} />
      <Button onClick={props.onClose}>{t('common:form.close')}</Button>
    </section>
  );
}
