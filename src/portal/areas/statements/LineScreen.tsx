import { Undo2, X } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import {
  type Candidate,
  lineMeanings,
  type StatementLine,
  statementEndpoints,
} from '@/contracts/billing/statements/statement';
import { statements } from '@/contracts/features/finance/statements';
import { showBaht } from '@/contracts/kit/fields/satang';
import { HistorySection } from '@/portal/kit/audit/HistorySection';
import { CallButton } from '@/portal/kit/calls/CallButton';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { MoreMenu } from '@/portal/kit/page/MoreMenu';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { RecordPage } from '@/portal/kit/records/RecordPage';
import { useDates } from '@/portal/kit/text/dates';
import { shortNumber } from '@/portal/kit/text/short-number';
import { Button } from '@/portal/ui/actions/Button';
import { Halves } from '@/portal/ui/layout/Halves';
import { Hero } from '@/portal/ui/layout/Hero';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Section } from '@/portal/ui/layout/Section';
import { FactList } from '@/portal/ui/words/FactList';
import { Tag } from '@/portal/ui/words/Tag';
import { FindPayer } from './FindPayer';
import { Offer } from './Offer';
import { lineCall } from './pages';
import styles from './Statements.module.css';
import { useBooking } from './use-booking';

const ReasonDialog = dynamic(
  () => import('@/portal/kit/form/ReasonDialog').then((m) => m.ReasonDialog),
  { ssr: false },
) as typeof import('@/portal/kit/form/ReasonDialog').ReasonDialog;

/** One line of a statement: who may have paid it, and what is done with it. */
export function LineScreen() {
  const read = useLiveReader(statementEndpoints.get, lineCall(useRouter().query));
  return (
    <RecordPage read={read} list="/statements" texts="statements">
      {(line) => <Found line={line} reload={read.reload} />}
    </RecordPage>
  );
}

const asks = { aside: statementEndpoints.setAside, undo: statementEndpoints.undo } as const;

function Found({ line, reload }: { line: StatementLine; reload: () => void }) {
  const { t } = useTranslation(['statements', 'common']);
  const { date } = useDates();
  const can = usePermission();
  const [asking, setAsking] = useState<keyof typeof asks>();
  const [book, booking] = useBooking(reload);
  const { id, state, amount, candidates } = line;
  const isOpen = state === 'sure' || state === 'likely' || state === 'left';
  const mayBook = can('statements:edit') && can('receipts:create');
  const mayUndo = can('statements:approve') && (!line.isMade || can('receipts:approve'));
  const onBook = isOpen && mayBook ? (one: Candidate) => void book([[line, one]]) : undefined;
  const [first] = candidates;
  return (
    <>
      <ScreenHeader
        title={`${date(line.day)} ${line.time}`}
        meta={`${line.accountName} · ${line.description}`}
      >
        <MoreMenu>
          {isOpen && mayBook && (
            <Button icon={<X />} onClick={() => setAsking('aside')}>
              {t('aside')}
            </Button>
          )}
          {state === 'booked' && mayUndo && (
            <Button tone="bad" icon={<Undo2 />} onClick={() => setAsking('undo')}>
              {t('undo')}
            </Button>
          )}
        </MoreMenu>
      </ScreenHeader>
      <Hero
        state={
          <Tag tone={lineMeanings[state]} big>
            {t(`states.${state}`)}
          </Tag>
        }
        figure={showBaht(Math.abs(amount))}
        unit={t('common:baht')}
        next={line.reason || t(`next.${state}`)}
      >
        {state === 'aside' && can('statements:edit') && (
          <CallButton
            endpoint={statementEndpoints.bringBack}
            call={{ params: { id } }}
            name={showBaht(amount)}
            onDone={reload}
          >
            {t('bringBack')}
          </CallButton>
        )}
      </Hero>
      <Halves
        side={
          <Section title={t('about')}>
            <FactList
              facts={[
                [t('description'), line.description],
                [t('reference'), line.reference],
                [t('channel'), line.channel],
                [t('balance'), line.balance === null ? '' : showBaht(line.balance)],
                [t('by'), line.by],
              ]}
            />
          </Section>
        }
      >
        {state === 'booked' && first && (
          <Section title={t('bookedFor')}>
            <p className={styles.lead}>
              <Link href={`/receipts/${first.receiptId}`}>{first.receiptNumber}</Link> ·{' '}
              <b>{first.unitNumber}</b> {first.payerName}
            </p>
            <p className={styles.lead}>
              {first.invoices
                .map(({ number, owed }) => `${shortNumber(number)} ${showBaht(owed)}`)
                .join(' · ')}
            </p>
          </Section>
        )}
        {isOpen && (
          <Section title={t('whose')}>
            {candidates.length === 0 && <p className={styles.lead}>{t('nobodyKnown')}</p>}
            <ul className={styles.offers}>
              {candidates.map((one, at) => (
                <Offer
                  key={`${one.unitId} ${one.receiptId}`}
                  of={one}
                  isFirst={at === 0}
                  busy={booking}
                  onBook={onBook}
                />
              ))}
            </ul>
          </Section>
        )}
        {onBook && <FindPayer lineId={id} busy={booking} onBook={onBook} />}
        <HistorySection of={statements} kind="statement-line" id={id} />
      </Halves>
      {asking && (
        <ReasonDialog
          final={asking === 'undo'}
          title={t(asking)}
          lead={t(asking === 'undo' && !line.isMade ? 'untieLead' : `${asking}Lead`)}
          action={t(asking)}
          endpoint={asks[asking]}
          id={id}
          onDone={() => {
            setAsking(undefined);
            notice.success(t(`${asking}Done`));
            reload();
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
