import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { unsubscribeEndpoints } from '@/contracts/master-data/report-delivery';
import { useAction } from '@/portal/kit/calls/use-action';
import { useReader } from '@/portal/kit/calls/use-reader';
import { ReadFailed } from '@/portal/kit/page/ReadFailed';
import { Button } from '@/portal/ui/actions/Button';
import { OneCard } from '@/portal/ui/layout/OneCard';
import { SkeletonRows } from '@/portal/ui/layout/Panel';

/** Where a letter's link ends the letters of its receiver: to look at it ends nothing. */
export function StopScreen() {
  const { t } = useTranslation('report-emails');
  const { query, isReady } = useRouter();
  if (!isReady) {
    return (
      <OneCard title={t('stop.opening')}>
        <SkeletonRows rows={2} label={t('stop.opening')} />
      </OneCard>
    );
  }
  if (typeof query.of !== 'string') {
    return <OneCard title={t('stop.unknown')} lead={t('stop.unknownLead')} />;
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
        <OneCard title={t('stop.unread')}>
          <ReadFailed error={reading.error} onRetry={reload} missing={missing} />
        </OneCard>
      );
    }
    return (
      <OneCard title={t('stop.opening')}>
        <SkeletonRows rows={2} label={t('stop.opening')} />
      </OneCard>
    );
  }
  if (answer.stopped) return <OneCard title={t('stop.done')} lead={t('stop.doneLead')} />;
  const report = t(`values.report.${answer.report}`);
  const property = answer.propertyName || t('stop.platform');
  return (
    <OneCard title={t('stop.title', { report })} lead={t('stop.lead', { property })}>
      <Button look="primary" busy={stopping} onClick={() => void stop({ params })}>
        {t('stop.button')}
      </Button>
    </OneCard>
  );
}
