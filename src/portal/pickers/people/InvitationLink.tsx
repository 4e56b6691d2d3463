import { useTranslation } from 'next-i18next/pages';
import type { Invitation } from '@/contracts/auth/invitation';
import { CopyButton } from '@/portal/kit/page/CopyButton';
import { Button } from '@/portal/ui/actions/Button';
import styles from './InvitationLink.module.css';

/** How an invitation went, until it is closed: its link, where no letter carried it, can be read nowhere else. */
export function InvitationLink(props: { name: string; sent: Invitation; onClose: () => void }) {
  const { t } = useTranslation(['pickers', 'common']);
  const { name } = props;
  const { link } = props.sent;
  return (
    <section className={styles.link} aria-live="polite">
      <p>{t(link ? 'invitation.link' : 'invitation.sent', { name })}</p>
      {link && <CopyButton text={link} label={t('invitation.copy')} />}
      <Button look="bare" onClick={props.onClose}>
        {t('common:form.close')}
      </Button>
      {link && <code>{link}</code>}
    </section>
  );
}
