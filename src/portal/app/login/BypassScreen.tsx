import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { isOwnPath } from '@/contracts/kit/calls/own-path';
import { takeArrival } from '@/portal/app/login/arrival';
import styles from '@/portal/app/login/BypassScreen.module.css';
import { type Refusal, signInFromApp } from '@/portal/app/login/sign-in';
import { loginAddress } from '@/portal/app/session/login-address';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { buttonLook } from '@/portal/ui/actions/Button';
import { Logo } from '@/portal/ui/words/Logo';

let arriving: Promise<Refusal | null> | undefined;

/** Signs the person in whom another app sent, and goes on; once, however often it is asked. */
function arrive(): Promise<Refusal | null> {
  const arrival = takeArrival();
  if (!arrival.app || !arrival.key) return Promise.resolve({ code: 'BYPASS_INVALID', message: '' });
  const url = isOwnPath(arrival.url) ? arrival.url : '/';
  arriving ??= signInFromApp(arrival).then((refusal) => {
    // A new document, in this one's place: Back leads to where the person came from.
    if (!refusal) location.replace(url);
    // Without a network there is no other page: this one says so.
    else if (refusal.page && refusal.code !== 'NETWORK') {
      location.replace(loginAddress(refusal.page, url));
    }
    return refusal;
  });
  return arriving;
}

/** Where staff arrive from another app: signed in and gone on, or told why not. */
export function BypassScreen() {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    let left = false;
    void arrive().then((why) => {
      if (!left) setRefusal(why);
    });
    return () => {
      left = true;
    };
  }, []);
  return (
    <main className={styles.page}>
      <Head>
        <title>{`${t('bypass.title')} · Niti Portal`}</title>
      </Head>
      <section className={styles.card}>
        <Logo />
        {refusal ? (
          <>
            <h1>{t('bypass.refused')}</h1>
            <p role="alert">{errorText(refusal)}</p>
            {/* A plain link: what follows needs a new document. */}
            <a href="/login" {...buttonLook('primary')}>
              {t('bypass.login')}
            </a>
          </>
        ) : (
          <>
            <h1>{t('bypass.title')}</h1>
            <output>{t('login.busy')}</output>
          </>
        )}
      </section>
    </main>
  );
}
