import { useTranslation } from 'next-i18next/pages';
import type { RefObject } from 'react';
import styles from '@/portal/app/login/LoginScreen.module.css';

const accounts = ['counter', 'manager', 'finance', 'village', 'admin'];
const password = 'niti-demo-2569';

/** The accounts to try, while demo mode is on; choosing one signs in with it. */
export function DemoAccounts({
  form,
  disabled,
}: {
  form: RefObject<HTMLFormElement | null>;
  disabled: boolean;
}) {
  const { t } = useTranslation('common');

  function choose(name: string) {
    const elements = form.current?.elements;
    const username = elements?.namedItem('username');
    const secret = elements?.namedItem('password');
    if (!(username instanceof HTMLInputElement && secret instanceof HTMLInputElement)) return;
    username.value = `${name}@niti.example`;
    secret.value = password;
    form.current?.requestSubmit();
  }

  return (
    <section className={styles.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">{t('login.demo.title')}</h2>
      <p>
        {t('login.demo.lead')} <code>{password}</code>
      </p>
      <ul>
        {accounts.map((name) => (
          <li key={name}>
            <button type="button" disabled={disabled} onClick={() => choose(name)}>
              <b>{name}@niti.example</b>
              <span>{t(`login.demo.${name}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
