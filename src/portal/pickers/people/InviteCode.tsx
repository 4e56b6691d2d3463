import { useTranslation } from 'next-i18next/pages';
import { Dialog } from '@/portal/kit/page/Dialog';
import { useDates } from '@/portal/kit/text/dates';
import styles from './InviteCode.module.css';

/** The code of an invitation, until it is closed: it can be read nowhere else. */
export function InviteCode(props: {
  name: string;
  code: string;
  expiresAt: string;
  /** The address that it is sent to; may be empty. */
  sentTo: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('residents');
  const { moment } = useDates();
  return (
    <Dialog title={t('code', { name: props.name })} onClose={props.onClose}>
      <code className={styles.code}>{props.code}</code>
      <p>{t('codeLead', { at: moment(props.expiresAt) })}</p>
      <p>{props.sentTo ? t('mailed', { email: props.sentTo }) : t('notMailed')}</p>
    </Dialog>
  );
}
