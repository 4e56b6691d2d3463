import type { TFunction } from 'i18next';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { MpayState, PayPage } from '@/contracts/billing/mpay';
import type { ApiError } from '@/contracts/kit/calls/errors';
import { ReadFailed } from '@/portal/kit/page/ReadFailed';
import { OneCard } from '@/portal/ui/layout/OneCard';
import { SkeletonRows } from '@/portal/ui/layout/Panel';
import styles from './Pay.module.css';

/** What became of it, to be told apart at a glance. */
const marks = { good: CircleCheck, bad: CircleX, wait: Clock } as const;
export type Mark = keyof typeof marks;

const ends: Record<MpayState, Mark> = {
  ...{ done: 'good', paid: 'good', failed: 'bad', expired: 'wait' },
  ...{ waiting: 'wait', started: 'wait' },
};

function PayMark({ mark }: { mark: Mark }) {
  const Icon = marks[mark];
  return (
    <span className={styles.mark} data-mark={mark}>
      <Icon size={56} aria-hidden />
    </span>
  );
}

/** The card of a page that a resident is sent to, with how a payment ended where it has. */
export const PayCard = ({
  end,
  ...card
}: {
  title: string;
  lead: string;
  end?: MpayState | undefined;
  children?: ReactNode;
}) => <OneCard {...card} mark={end && <PayMark mark={ends[end]} />} />;

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

/** What it means that a payment ended so, and what to do. */
export const leadOf = (t: TFunction<'pay'>, { state, payable }: PayPage): string =>
  t(state === 'failed' && !payable ? 'results.failed.closed' : `results.${state}.lead`);
