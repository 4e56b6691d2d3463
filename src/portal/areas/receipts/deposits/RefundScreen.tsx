import { Check, X } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { creditMeanings } from '@/contracts/billing/credits/credit';
import { type RefundDetail, refundEndpoints } from '@/contracts/billing/deposits/refund';
import { receipts } from '@/contracts/features/finance/receipts';
import { showBaht } from '@/contracts/kit/fields/satang';
import { refundCall } from '@/portal/areas/receipts/pages';
import { HistorySection } from '@/portal/kit/audit/HistorySection';
import { useAction } from '@/portal/kit/calls/use-action';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { MoreMenu } from '@/portal/kit/page/MoreMenu';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { RecordPage } from '@/portal/kit/records/RecordPage';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { Halves } from '@/portal/ui/layout/Halves';
import { Hero } from '@/portal/ui/layout/Hero';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';
import { Reckoning } from './Reckoning';
import { RefundFacts } from './RefundFacts';

const EndRefund = dynamic(() => import('./EndRefund').then((m) => m.EndRefund), { ssr: false });

/** One refund: to whom and of what, who asked and approved, and what can be done with it. */
export function RefundScreen() {
  const read = useLiveReader(refundEndpoints.get, refundCall(useRouter().query));
  return (
    <RecordPage read={read} list="/receipts/refunds" texts="refunds">
      {(refund) => <Found refund={refund} reload={read.reload} />}
    </RecordPage>
  );
}

function Found({ refund, reload }: { refund: RefundDetail; reload: () => void }) {
  const { t } = useTranslation(['refunds', 'common']);
  const { moment } = useDates();
  const can = usePermission();
  const [isEnding, setEnding] = useState(false);
  const { id, number, state, amount, others, isMine } = refund;
  const isAsked = state === 'asked';
  const mayGrant = can('receipts:approve');
  const [grant, granting] = useAction(refundEndpoints.grant, {
    done: () => {
      notice.success(t('granted'));
      reload();
    },
  });
  return (
    <>
      <ScreenHeader
        title={number || t('title')}
        meta={
          <>
            <Link href={`/arrears/account?unitId=${refund.unitId}`}>{refund.unitNumber}</Link> ·{' '}
            <Name>{refund.payeeName}</Name>
          </>
        }
      >
        {state === 'granted' && mayGrant && (
          <MoreMenu>
            <Button tone="bad" icon={<X />} onClick={() => setEnding(true)}>
              {t('void')}
            </Button>
          </MoreMenu>
        )}
      </ScreenHeader>
      <Hero
        state={
          <Tag tone={creditMeanings[state]} big>
            {t(`states.${state}`)}
          </Tag>
        }
        figure={showBaht(amount)}
        unit={t('common:baht')}
        next={
          others.length > 0
            ? t('mustOther', { others: others.join(', ') })
            : refund.grantedAt
              ? t('grantedOn', { by: refund.grantedBy, at: moment(refund.grantedAt) })
              : t('asksFor', { by: refund.askedBy, at: moment(refund.askedAt) })
        }
      >
        {isAsked && (isMine ? can('receipts:create') : mayGrant) && (
          <Button icon={<X />} onClick={() => setEnding(true)}>
            {t(isMine ? 'withdraw' : 'refuse')}
          </Button>
        )}
        {isAsked && mayGrant && others.length === 0 && (
          <Button
            look="primary"
            icon={<Check />}
            busy={granting}
            onClick={() => void grant({ params: { id } })}
          >
            {t('grant')}
          </Button>
        )}
        {number && (
          <DownloadButton endpoint={refundEndpoints.paper} call={{ params: { id } }}>
            {t('paper')}
          </DownloadButton>
        )}
      </Hero>
      <Halves side={<RefundFacts refund={refund} />}>
        <Reckoning refund={refund} />
        <HistorySection of={receipts} kind="refund" id={id} />
      </Halves>
      {isEnding && (
        <EndRefund
          refund={refund}
          onDone={() => {
            setEnding(false);
            reload();
          }}
          onClose={() => setEnding(false)}
        />
      )}
    </>
  );
}
