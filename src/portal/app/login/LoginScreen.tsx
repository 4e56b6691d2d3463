import Head from 'next/head';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { isOwnPath } from '@/contracts/kit/calls/own-path';
import { useDocument } from '@/portal/app/document/use-document';
import { ArrivalNote } from '@/portal/app/login/ArrivalNote';
import { DemoAccounts } from '@/portal/app/login/DemoAccounts';
import styles from '@/portal/app/login/LoginScreen.module.css';
import { PasswordInput } from '@/portal/app/login/PasswordInput';
import type { Reason } from '@/portal/app/login/reasons';
import { loadSignIn, signInWithPassword } from '@/portal/app/login/sign-in';
import type { PortalPage } from '@/portal/app/page/page';
import { loginAddress } from '@/portal/app/session/login-address';
import { LanguageSwitch } from '@/portal/app/shell/header/LanguageSwitch';
import { useChangeLanguage } from '@/portal/app/shell/header/use-change-language';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { leisure } from '@/portal/kit/page/leisure';
import { Logo } from '@/portal/ui/words/Logo';

/** Where to go after signing in: a path of this portal, never another origin. */
const pathOnly = (url: unknown) => (isOwnPath(url) ? url : '/');

/** Where people sign in, told why when they were sent here. */
export const LoginScreen: PortalPage = () => {
  const { t } = useTranslation('common');
  const router = useRouter();
  const { settings } = useDocument();
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const secret = useRef<HTMLInputElement>(null);
  const returnTo = pathOnly(router.query.callbackUrl);
  const [arrival, setArrival] = useState(router.query.error);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  // Sent before the script is here, the form would come back empty.
  const [ready, setReady] = useState(false);
  useEffect(() => {
    setReady(true);
    const drop = leisure.wait(() => void loadSignIn().catch(() => undefined));
    // On a phone the keyboard would hide what the screen says.
    const isTyped = window.matchMedia('(pointer: fine)').matches;
    if (isTyped && document.activeElement === document.body) name.current?.focus();
    return drop;
  }, []);

  /** This is the error page as well: without a new document, what was typed stays. */
  function becomeErrorPage(reason: Reason) {
    const address = loginAddress(reason, returnTo);
    window.history.replaceState(
      { ...window.history.state, url: address, as: address },
      '',
      address,
    );
    setArrival(reason);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    setError('');
    const refusal = await signInWithPassword(
      String(fields.get('username')),
      String(fields.get('password')),
      returnTo,
    );
    if (!refusal) {
      // A new document: nothing of an earlier person's session is left in memory.
      window.location.assign(returnTo);
      return;
    }
    setBusy(false);
    if (refusal.page) becomeErrorPage(refusal.page);
    else setError(errorText(refusal));
    secret.current?.select();
  }

  return (
    <main className={styles.page}>
      <Head>
        <title>{`${t('login.title')} · Niti Portal`}</title>
      </Head>
      <LanguageSwitch onChoose={useChangeLanguage()} />
      <section className={styles.card}>
        <Logo />
        <h1>{t('login.title')}</h1>
        <p className={styles.lead}>{t('login.lead')}</p>
        {typeof arrival === 'string' && <ArrivalNote error={arrival} goesBack={returnTo !== '/'} />}
        {/* `post`: sent before the script is here, the password must not come into the address. */}
        <form ref={form} method="post" className={styles.form} onSubmit={submit}>
          <label htmlFor="username">{t('login.username')}</label>
          <input
            ref={name}
            id="username"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            required
          />
          <PasswordInput input={secret} />
          <p role="alert" className={styles.error}>
            {error}
          </p>
          <button type="submit" disabled={busy || !ready} aria-busy={busy || !ready}>
            {busy ? t('login.busy') : t('login.submit')}
          </button>
        </form>
        <a className={styles.forgot} href="/resetpassword">
          {t('login.forgot')}
        </a>
      </section>
      {settings.demo && <DemoAccounts form={form} disabled={busy || !ready} />}
    </main>
  );
};
