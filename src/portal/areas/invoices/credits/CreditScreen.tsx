import { Check, X } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import {
  type CreditDetail,
  creditEndpoints,
  creditMeanings,
} from '@/contracts/billing/credits/credit';
import { invoices } from '@/contracts/features/finance/invoices';
import { showBaht } from '@/contracts/kit/fields/satang';
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
import { Section } from '@/portal/ui/layout/Section';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';
import { CreditFacts } from './CreditFacts';
import { creditCall } from './pages';

const EndCredit = dynamic(() => import('./EndCredit').then((m) => m.EndCredit), { ssr: false });

/** One credit note or waiver: what it takes off, who asked and approved, and what can be done with it. */
export function CreditScreen() {
  const read = useLiveReader(creditEndpoints.get, creditCall(useRouter().query));
  return (
    <RecordPage read={read} list="/invoices/credits" texts="invoice-credits">
      {(credit) => <Found credit={credit} reload={read.reload} />}
    </RecordPage>
  );
}

function Found({ credit, reload }: { credit: CreditDetail; reload: () => void }) {
  const { t } = useTranslation(['invoice-credits', 'common']);
  const { moment } = useDates();
  const can = usePermission();
  const [ending, setEnding] = useState<'refuse' | 'cancel'>();
  const { id, kind, number, state, amount, others, isMine } = credit;
  const isAsked = state === 'asked';
  const mayGrant = can('invoices:approve');
  const [grant, granting] = useAction(creditEndpoints.grant, {
    done: () => {
      notice.success(t('granted'));
      reload();
    },
  });
  return (
    <>
      <ScreenHeader
        title={number || t(`kinds.${kind}`)}
        meta={
          <>
            <Link href={`/arrears/account?unitId=${credit.unitId}`}>{credit.unitNumber}</Link> ·{' '}
            <Name>{credit.payerName}</Name> ·{' '}
            <Link href={`/invoices/${credit.invoiceId}`}>{credit.invoiceNumber}</Link>
          </>
        }
      >
        {state === 'granted' && mayGrant && (
          <MoreMenu>
            <Button tone="bad" icon={<X />} onClick={() => setEnding('cancel')}>
              {t('void')}
            </Button>
          </MoreMenu>
        )}
      </ScreenHeader>
      <Hero
        state={
          <>
            <Tag tone={creditMeanings[state]} big>
              {t(`states.${state}`)}
            </Tag>{' '}
            {t(`reasons.${credit.reason}`)}
          </>
        }
        figure={showBaht(amount)}
        unit={t('common:baht')}
        next={
          others.length > 0
            ? t('mustOther', { others: others.join(', ') })
            : credit.grantedAt
              ? t('grantedOn', { by: credit.grantedBy, at: moment(credit.grantedAt) })
              : t('asksFor', { by: credit.askedBy, at: moment(credit.askedAt) })
        }
      >
        {isAsked && (isMine ? can('invoices:create') : mayGrant) && (
          <Button icon={<X />} onClick={() => setEnding('refuse')}>
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
          <DownloadButton endpoint={creditEndpoints.paper} call={{ params: { id } }}>
            {t('paper')}
          </DownloadButton>
        )}
      </Hero>
      <Halves side={<CreditFacts credit={credit} />}>
        <Section title={t('why')}>
          <p>{credit.why}</p>
        </Section>
        <HistorySection of={invoices} kind="credit" id={id} />
      </Halves>
      {ending && (
        <EndCredit
          credit={credit}
          ending={ending}
          onDone={() => {
            setEnding(undefined);
            reload();
          }}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  );
}
