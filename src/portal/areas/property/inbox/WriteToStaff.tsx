import { useTranslation } from 'next-i18next/pages';
import { useContext, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { type Notification, notificationDraft } from '@/contracts/master-data/notification';
import { sendNotification } from '@/portal/bell/bell';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { ChangesContext } from '@/portal/kit/live/live';
import { notice } from '@/portal/kit/page/notice';
import { Button } from '@/portal/ui/actions/Button';
import { TextArea } from '@/portal/ui/fields/TextArea';
import { TextField } from '@/portal/ui/fields/TextField';
import styles from './Inbox.module.css';

/** Writes a notification to everyone who works in the property. */
export function WriteToStaff({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['notifications', 'common']);
  const changes = useContext(ChangesContext);
  // Sent again after a lost answer, it is the same message.
  const [id] = useState(uuidv7);
  const { props, errorOf, saving, mayLeave } = usePlainForm<typeof notificationDraft, Notification>(
    {
      schema: notificationDraft,
      save: sendNotification,
      done: () => {
        notice.success(t('sent'));
        changes.tell('notifications');
        onClose();
      },
    },
  );

  async function cancel() {
    if (await mayLeave()) onClose();
  }

  return (
    <section className={styles.write} aria-labelledby="write-to-staff">
      <h2 id="write-to-staff">{t('write')}</h2>
      <p>{t('writeLead')}</p>
      <form {...props} className={styles.form}>
        <input type="hidden" name="id" value={id} />
        <TextField
          name="title"
          required
          label={t('subject')}
          maxLength={120}
          autoFocus
          error={errorOf('title')}
        />
        <TextArea
          name="text"
          required
          label={t('text')}
          maxLength={1000}
          rows={3}
          error={errorOf('text')}
        />
        <TextField
          name="url"
          label={t('url')}
          hint={t('urlHint')}
          maxLength={500}
          autoComplete="off"
          error={errorOf('url')}
        />
        <label className={styles.popup}>
          <input type="checkbox" name="popup" value="true" />
          {t('popup')}
        </label>
        <div className={styles.actions}>
          <Button look="primary" type="submit" busy={saving}>
            {t('send')}
          </Button>
          <Button onClick={cancel}>{t('common:form.cancel')}</Button>
        </div>
      </form>
    </section>
  );
}
