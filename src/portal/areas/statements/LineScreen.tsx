import { BookOpenCheck, Undo2, X } from 'lucide-react';
import dynamic from 'next/dynamic';
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
import { usePermission } from '@/portal/kit/page/permission';
import { RecordPage } from '@/portal/kit/records/RecordPage';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { Halves } from '@/portal/ui/layout/Halves';
import { Hero } from '@/portal/ui/layout/Hero';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Section } from '@/portal/ui/layout/Section';
import { FactList } from '@/portal/ui/words/FactList';
import { Tag } from '@/portal/ui/words/Tag';
import { BookedFor } from './BookedFor';
import { FindPayer } from './FindPayer';
import type { Freed } from './Freeing';
import { Offer } from './Offer';
import { lineCall } from './pages';
import styles from './Statements.module.css';
import { useBooking } from './use-booking';
import { usePosting } from './use-posting';

const Freeing = dynamic(() => import('./Freeing').then((m) => m.Freeing), { ssr: false });
const PostForm = dynamic(() => import('./PostForm').then((m) => m.PostForm), { ssr: false });

/** One line of a statement: who may have paid it, and what is done with it. */
export function LineScreen() {
  const read = useLiveReader(statementEndpoints.get, lineCall(useRouter().query));
  return (
    <RecordPage read={read} list="/statements" texts="statements">
      {(line) => <Found line={line} reload={read.reload} />}
    </RecordPage>
  );
}

function Found({ line, reload }: { line: StatementLine; reload: () => void }) {
  const { t } = useTranslation(['statements', 'common']);
  const { date } = useDates();
  const can = usePermission();
  const [asking, setAsking] = useState<Freed | 'post'>();
  const [book, booking] = useBooking(reload);
  const [post, posting] = usePosting(reload);
  const { id, state, amount, candidates, bookedTo, suggested } = line;
  const isOpen = state === 'sure' || state === 'likely' || state === 'left';
  const mayBook = can('statements:edit') && can('receipts:create');
  const mayPost = (isOpen || state === 'out') && can('statements:edit');
  const mayUndo = can('statements:approve') && (!line.isMade || can('receipts:approve'));
  const onBook = isOpen && mayBook ? (one: Candidate) => void book([[line, one]]) : undefined;
  const close = () => setAsking(undefined);
  const done = () => {
    close();
    reload();
  };
  const undoing: Freed = bookedTo ? 'unpost' : 'undo';
  const bookTo = mayPost && (
    <Button icon={<BookOpenCheck />} onClick={() => setAsking('post')}>
      {t('bookTo')}
    </Button>
  );
  // One deed is next: what is seldom right beside it is in the menu.
  const isNext = Boolean(suggested || (onBook && candidates.length > 0));
  return (
    <>
      <ScreenHeader
        title={`${date(line.day)} ${line.time}`}
        meta={`${line.accountName} · ${line.description}`}
      >
        <MoreMenu>
          {isNext && bookTo}
          {isOpen && mayBook && (
            <Button icon={<X />} onClick={() => setAsking('aside')}>
              {t('aside')}
            </Button>
          )}
          {state === 'booked' && mayUndo && (
            <Button tone="bad" icon={<Undo2 />} onClick={() => setAsking(undoing)}>
              {t(undoing)}
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
        next={line.reason || (bookedTo ? t('postedNext') : t(`next.${state}`))}
      >
        {mayPost && suggested && (
          <Button look="primary" busy={posting} onClick={() => void post(line, suggested)}>
            {t(`suggested.${suggested}`)}
          </Button>
        )}
        {!isNext && bookTo}
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
        {state === 'booked' && <BookedFor line={line} />}
        {isOpen && (
          <Section title={t('whose')}>
            {candidates.length === 0 ? (
              <p className={styles.lead}>{t('nobodyKnown')}</p>
            ) : (
              <ul className={styles.offers}>
                {candidates.map((one, at) => (
                  <Offer
                    key={`${one.unitId} ${one.receiptId}`}
                    line={line}
                    of={one}
                    isFirst={at === 0}
                    busy={booking}
                    onBook={onBook}
                  />
                ))}
              </ul>
            )}
          </Section>
        )}
        {onBook && <FindPayer line={line} busy={booking} onBook={onBook} />}
        <HistorySection of={statements} kind="statement-line" id={id} />
      </Halves>
      {asking === 'post' && <PostForm line={line} onDone={done} onClose={close} />}
      {asking && asking !== 'post' && (
        <Freeing line={line} how={asking} onDone={done} onClose={close} />
      )}
    </>
  );
}
