import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { PayPage } from '@/contracts/billing/mpay';
import type { ApiError } from '@/contracts/kit/calls/errors';
import { showBaht } from '@/contracts/kit/fields/satang';
import { ReadFailed } from '@/portal/kit/page/ReadFailed';
import { useDates } from '@/portal/kit/text/dates';
import { SkeletonRows } from '@/portal/ui/layout/Panel';
import { FactList } from '@/portal/ui/words/FactList';
import { Logo } from '@/portal/ui/words/Logo';
import styles from './Pay.module.css';

/** The one card of a page that a resident is sent to. */
export const PayCard = (props: { title: string; lead: string; children?: ReactNode }) => (
  <main className={styles.page}>
    <Head>
      <title>{`${props.title} · Niti Portal`}</title>
      <meta name="robots" content="noindex" />
    </Head>
    <section className={styles.card}>
      <Logo />
      <h1>{props.title}</h1>
      {props.lead && <p role="status">{props.lead}</p>}
      {props.children}
    </section>
  </main>
);

export function PaySkeleton() {
  const { t } = useTranslation('pay');
  return (
    <PayCard title={t('title')} lead={t('opening')}>
      <SkeletonRows rows={4} label={t('opening')} />
    </PayCard>
  );
}

/** Why a payment is not shown: there is none of that name, or it could not be asked for. */
export function PayUnread({ error, reload }: { error: ApiError; reload: () => void }) {
  const { t } = useTranslation('pay');
  const missing = { title: t('unknown'), lead: t('unknownLead') };
  return (
    <PayCard title={t('unread')} lead="">
      <ReadFailed error={error} onRetry={reload} missing={missing} />
    </PayCard>
  );
}

/** What is paid, where and by whom, as far as it may be shown. */
export function PayFacts({ page }: { page: PayPage }) {
  const { t } = useTranslation('pay');
  const { date, moment } = useDates();
  const isOpen = page.state === 'waiting' || page.state === 'started';
  return (
    <>
      <p className={styles.amount}>{t('baht', { amount: showBaht(page.amount) })}</p>
      <FactList
        facts={[
          [t('property'), page.propertyName],
          [t('unit'), page.unitNumber],
          [t('name'), page.maskedName],
          ...page.invoices.map(
            ({ number, dueOn }) => [t('invoice'), `${number} · ${date(dueOn)}`] as const,
          ),
          [t('receipt'), page.receiptNumber],
          [t('until'), isOpen && moment(page.expiresAt)],
        ]}
      />
    </>
  );
}
