import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import styles from '@/portal/app/login/LoginScreen.module.css';

/** The password: shown on demand, with a word where Caps Lock would spoil it. */
export function PasswordInput({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation(['login', 'common']);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <>
      <label htmlFor="password">{t('common:login.password')}</label>
      <input
        ref={input}
        id="password"
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={1024}
        required
        aria-describedby="caps-lock"
        onKeyDown={look}
        onKeyUp={look}
        onBlur={() => setCapsLock(false)}
      />
      <p id="caps-lock" role="status" className={styles.capsLock}>
        {capsLock && t('capsLock')}
      </p>
      <label className={styles.show}>
        <input type="checkbox" checked={shown} onChange={() => setShown(!shown)} />
        {t('show')}
      </label>
    </>
  );
}
