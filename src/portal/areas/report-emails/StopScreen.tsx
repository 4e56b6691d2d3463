import Head from 'next/head';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { unsubscribeEndpoints } from '@/contracts/master-data/report-delivery';
import { useAction } from '@/portal/kit/calls/use-action';
import { useReader } from '@/portal/kit/calls/use-reader';
import { ReadFailed } from '@/portal/kit/page/ReadFailed';
import { Button } from '@/portal/ui/actions/Button';
import { SkeletonRows } from '@/portal/ui/layout/Panel';
import { Logo } from '@/portal/ui/words/Logo';
import styles from './Stop.module.css';

function Card(props: { title: string; lead?: string; children?: ReactNode }) {
  return (
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
}

/** Where a letter's link ends the letters of its receiver: to look at it ends nothing. */
export function StopScreen() {
  const { t } = useTranslation('report-emails');
  const { query, isReady } = useRouter();
  if (!isReady) {
    return (
      <Card title={t('stop.opening')}>
        <SkeletonRows rows={2} label={t('stop.opening')} />
      </Card>
    );
  }
  if (typeof query.of !== 'string') {
    return <Card title={t('stop.unknown')} lead={t('stop.unknownLead')} />;
  }
  return <Known token={query.of} />;
}

function Known({ token }: { token: string }) {
  const { t } = useTranslation('report-emails');
  const params = { token };
  const { answer, reading, reload } = useReader(unsubscribeEndpoints.read, { params });
  const [stop, stopping] = useAction(unsubscribeEndpoints.stop, { done: reload });
  if (!answer) {
    if (reading.status === 'failed') {
      const missing = { title: t('stop.unknown'), lead: t('stop.unknownLead') };
      return (
        <Card title={t('stop.unread')}>
          <ReadFailed error={reading.error} onRetry={reload} missing={missing} />
        </Card>
      );
    }
    return (
      <Card title={t('stop.opening')}>
        <SkeletonRows rows={2} label={t('stop.opening')} />
      </Card>
    );
  }
  if (answer.stopped) return <Card title={t('stop.done')} lead={t('stop.doneLead')} />;
  const report = t(`values.report.${answer.report}`);
  const property = answer.propertyName || t('stop.platform');
  return (
    <Card title={t('stop.title', { report })} lead={t('stop.lead', { property })}>
      <Button look="primary" busy={stopping} onClick={() => void stop({ params })}>
        {t('stop.button')}
      </Button>
    </Card>
  );
}
