import { useTranslation } from 'next-i18next/pages';
import { type SubmitEvent, useState } from 'react';
import { leastPassword } from '@/contracts/auth/recovery';
import { ask, loadCalls } from '@/portal/app/recovery/ask';
import styles from '@/portal/app/recovery/Recovery.module.css';
import { RecoveryCard } from '@/portal/app/recovery/RecoveryCard';
import { useRefusal } from '@/portal/app/recovery/use-refusal';
import { Button } from '@/portal/ui/actions/Button';
import { TextField } from '@/portal/ui/fields/TextField';

interface Props {
  token: string;
  /** What the password is: another one, or an invited person's first. */
  words: 'reset' | 'invited';
  /** Told of the new password, and for who has one for the first time of the e-mail that it goes with. */
  onDone: (password: string, joined: string | null) => void;
  /** Leads to another link, where one can ask for it oneself. */
  onAgain?: () => void;
}

/** Sets the new password by the link's token; a link that does not open leads to a new one. */
export function NewPasswordForm({ token, words, onDone, onAgain }: Props) {
  const { t } = useTranslation('recovery');
  const { refuse, fieldError, formError, code } = useRefusal(['password']);
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(false);

  const isOver = code?.startsWith('LINK_');

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('password') as HTMLInputElement;
    const password = input.value;
    if (password.length < leastPassword) {
      const tooShort = { code: 'tooShort', details: { min: leastPassword } };
      refuse({ password: password ? tooShort : { code: 'required' } });
      input.focus();
      return;
    }
    setBusy(true);
    const { reply, refused } = await ask('reset', { token, password });
    refuse(refused);
    // Busy until the form is gone: its link is used, and one press more would be told so.
    if (!refused) return onDone(password, reply.joined);
    setBusy(false);
    if (refused.fields?.password) input.focus();
  }

  return (
    <RecoveryCard
      title={t(isOver && words === 'invited' ? 'invited.noLink' : `${words}.title`)}
      lead={t(`${words}.lead`)}
    >
      <form
        method="post"
        noValidate
        className={styles.form}
        onSubmit={submit}
        onFocus={() => void loadCalls().catch(() => undefined)}
      >
        <TextField
          name="password"
          label={t(`${words}.password`)}
          hint={t('reset.hint', { min: leastPassword })}
          type={shown ? 'text' : 'password'}
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={1024}
          error={fieldError('password')}
        />
        <label className={styles.show}>
          <input type="checkbox" checked={shown} onChange={() => setShown(!shown)} />
          {t('reset.show')}
        </label>
        {formError && (
          <p role="alert" className={styles.error}>
            {formError}
          </p>
        )}
        <Button look="primary" type="submit" busy={busy}>
          {t(`${words}.submit`)}
        </Button>
        {isOver && onAgain && <Button onClick={onAgain}>{t('sent.again')}</Button>}
        {isOver && !onAgain && <p>{t('invited.again')}</p>}
      </form>
    </RecoveryCard>
  );
}
