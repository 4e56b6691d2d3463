import { useTranslation } from 'next-i18next/pages';
import styles from '@/portal/app/login/LoginScreen.module.css';
import { isForced, reasonOf } from '@/portal/app/login/reasons';
import { saidRefusal } from '@/portal/app/login/sign-in';
import { useErrorText } from '@/portal/kit/calls/use-error-text';

/** Why the person has come to the sign-in page, as its address says. */
export function ArrivalNote({ error, goesBack }: { error: string; goesBack: boolean }) {
  const { t } = useTranslation('login');
  const errorText = useErrorText();
  const refusal = saidRefusal(error);
  const reason = reasonOf(error);
  return (
    <div role="status" className={styles.arrival}>
      <p>{refusal ? errorText(refusal) : t(`because.${reason}`)}</p>
      {goesBack && isForced(reason) && <p>{t('goesBack')}</p>}
    </div>
  );
}
