import { useTranslation } from 'next-i18next/pages';
import { type SubmitEvent, useState } from 'react';
import { ask, loadCalls } from '@/portal/app/recovery/ask';
import styles from '@/portal/app/recovery/Recovery.module.css';
import { RecoveryCard } from '@/portal/app/recovery/RecoveryCard';
import { useRefusal } from '@/portal/app/recovery/use-refusal';
import { Button } from '@/portal/ui/actions/Button';
import { TextField } from '@/portal/ui/fields/TextField';

/** Asks for a link; says the same whether or not an account has the address. */
export function ForgotForm() {
  const { t } = useTranslation('recovery');
  const { refuse, fieldError, formError } = useRefusal(['email']);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState('');
  const [sent, setSent] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    const email = input.value.trim();
    if (!email || !input.validity.valid) {
      refuse({ email: { code: email ? 'email' : 'required' } });
      input.focus();
      return;
    }
    setBusy(true);
    const { refused } = await ask('forgot', { email });
    setBusy(false);
    refuse(refused);
    setAsked(email);
    if (!refused) setSent(true);
    else if (refused.fields?.email) input.focus();
  }

  const back = (
    <a className={styles.back} href="/login">
      {t('back')}
    </a>
  );
  if (sent) {
    return (
      <RecoveryCard title={t('sent.title')} lead={t('sent.lead', { email: asked })}>
        <div className={styles.form}>
          <Button onClick={() => setSent(false)}>{t('sent.again')}</Button>
        </div>
        {back}
      </RecoveryCard>
    );
  }
  return (
    <RecoveryCard title={t('forgot.title')} lead={t('forgot.lead')}>
      <form
        method="post"
        noValidate
        className={styles.form}
        onSubmit={submit}
        onFocus={() => void loadCalls().catch(() => undefined)}
      >
        <TextField
          name="email"
          label={t('forgot.email')}
          type="email"
          autoComplete="username"
          maxLength={254}
          defaultValue={asked}
          error={fieldError('email')}
        />
        {formError && (
          <p role="alert" className={styles.error}>
            {formError}
          </p>
        )}
        <Button look="primary" type="submit" busy={busy}>
          {t('forgot.submit')}
        </Button>
      </form>
      {back}
    </RecoveryCard>
  );
}
