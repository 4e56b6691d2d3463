import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { billPageEndpoints } from '@/contracts/billing/paper-letter';
import { useReader } from '@/portal/kit/calls/use-reader';
import { ReadFailed } from '@/portal/kit/page/ReadFailed';
import { OneCard } from '@/portal/ui/layout/OneCard';
import { SkeletonRows } from '@/portal/ui/layout/Panel';
import { Bill } from './Bill';

/** Where the link of an invoice's e-mail leads: what is owed now, and the ways to pay it. */
export function BillScreen() {
  const { t } = useTranslation('bill');
  const { query, isReady } = useRouter();
  if (!isReady) return <Opening />;
  if (typeof query.of !== 'string') return <OneCard title={t('unknown')} lead={t('unknownLead')} />;
  return <Known token={query.of} />;
}

function Opening() {
  const { t } = useTranslation('bill');
  return (
    <OneCard title={t('opening')}>
      <SkeletonRows rows={4} label={t('opening')} />
    </OneCard>
  );
}

function Known({ token }: { token: string }) {
  const { t } = useTranslation('bill');
  // A POST: programs that look at the links of e-mails open no bill by it.
  const { answer, reading, reload } = useReader(billPageEndpoints.open, { params: { token } });
  if (answer) return <Bill bill={answer} token={token} />;
  if (reading.status !== 'failed') return <Opening />;
  const missing = { title: t('unknown'), lead: t('unknownLead') };
  return (
    <OneCard title={t('unread')}>
      <ReadFailed error={reading.error} onRetry={reload} missing={missing} />
    </OneCard>
  );
}
