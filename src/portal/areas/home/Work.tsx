import {
  Banknote,
  Check,
  ChevronRight,
  FileText,
  FileWarning,
  HandCoins,
  Landmark,
  type LucideIcon,
  Mail,
  MessageSquareWarning,
  Newspaper,
  Package,
  PackageSearch,
  ReceiptText,
  TicketPercent,
  UserPlus,
  Vote,
  Wrench,
} from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { showBaht } from '@/contracts/kit/fields/satang';
import { boardEndpoints, type WorkKind, type WorkLine } from '@/contracts/master-data/board';
import { useAction } from '@/portal/kit/calls/use-action';
import { Due } from '@/portal/kit/text/Due';
import { bangkokDay, daysSince, useDates } from '@/portal/kit/text/dates';
import { Button, buttonLook } from '@/portal/ui/actions/Button';
import { tellCut } from '@/portal/ui/layout/tell-cut';
import { Name } from '@/portal/ui/words/Name';
import { rowsOf, Tile } from './Tile';
import styles from './Work.module.css';

const icons: Record<WorkKind, LucideIcon> = {
  votesClosing: Vote,
  suggestionsLate: MessageSquareWarning,
  pickupsNow: Package,
  membersWaiting: UserPlus,
  paymentsHeld: Banknote,
  linesToMatch: Landmark,
  refundsAsked: HandCoins,
  creditsAsked: TicketPercent,
  chequesDue: ReceiptText,
  ordersNew: Wrench,
  newsToReview: Newspaper,
  parcelsLate: PackageSearch,
  votesEnded: Vote,
  importsFailed: FileWarning,
  issueFailed: FileWarning,
  lettersDue: Mail,
  monthToIssue: FileText,
};

/** Of these what they are about is a month. */
const monthly: readonly WorkKind[] = ['monthToIssue', 'issueFailed'];

/** Where the deed is not done in the list itself. */
const deeds: Partial<Record<WorkKind, string>> = { pickupsNow: '/parcels/handover' };

function When({ kind, urgency, at }: Pick<WorkLine, 'kind' | 'urgency' | 'at'>) {
  const { t } = useTranslation('home');
  const { brief } = useDates();
  if (urgency === 'now') return t('when.now');
  if (!at) return t('when.today');
  if (urgency === 'today') return <Due at={at} late={false} />;
  if (urgency === 'due') return t('when.by', { day: brief(bangkokDay(at)) });
  const days = daysSince(at);
  if (days === 0) return t('when.today');
  return t(kind === 'suggestionsLate' ? 'when.late' : 'when.since', { n: days });
}

/** What waits for the person, the most urgent first; each line leads to its rows, its deed to where it is done. */
export function Work(props: {
  lines: readonly WorkLine[];
  /** Steps of the beginning stand above it: then nothing is done with. */
  begins: boolean;
  changed: () => void;
}) {
  const { lines, begins, changed } = props;
  const { t } = useTranslation('home');
  const [dismiss, dismissing] = useAction(boardEndpoints.dismiss, { done: changed });
  const { brief, monthOf } = useDates();
  return (
    <Tile title={t('work.title')} beside={lines.length > 0 && t('work.count', { n: lines.length })}>
      {lines.length === 0 && (
        <div className={styles.none}>
          <b>{t(begins ? 'work.notYet' : 'work.none')}</b>
          <p>{t('work.noneLead')}</p>
        </div>
      )}
      <ul className={styles.lines} onPointerOver={tellCut}>
        {lines.map((line) => {
          const { kind, urgency, n, about, amount, at, query, page, task } = line;
          const Icon = icons[kind];
          const words = {
            n: n.toLocaleString('en-US'),
            about: monthly.includes(kind) ? monthOf(about) : about,
            amount: amount === null ? '' : showBaht(amount),
            day: at ? brief(bangkokDay(at)) : '',
            stage: query.due ? t(`stages.${query.due}`) : '',
          };
          return (
            <li key={`${kind} ${page} ${query.due ?? task ?? ''}`} data-urgency={urgency}>
              <span className={styles.icon} aria-hidden="true">
                <Icon size={19} />
              </span>
              <Link className={styles.what} href={rowsOf(line)} prefetch={false}>
                <b>{t(`work.${kind}.what`, words)}</b>
                <span>
                  <span className={styles.near}>
                    <When {...line} /> ·{' '}
                  </span>
                  {/* A unit's number in the bank's words breaks as little as a name. */}
                  <Name>{t(`work.${kind}.why`, words)}</Name>
                </span>
              </Link>
              <span className={styles.when}>
                <When {...line} />
              </span>
              <Link
                {...buttonLook('verb')}
                className={`${buttonLook('verb').className} ${styles.deed}`}
                href={deeds[kind] ?? rowsOf(line)}
                prefetch={false}
              >
                {t(`work.${kind}.deed`)}
              </Link>
              {!task && (
                <span className={styles.on} aria-hidden="true">
                  <ChevronRight size={18} />
                </span>
              )}
              {task && (
                <span className={styles.dismiss}>
                  <Button
                    look="icon"
                    icon={<Check />}
                    busy={dismissing}
                    title={t('work.dismiss')}
                    aria-label={t('work.dismissNamed', words)}
                    onClick={() => dismiss({ params: { id: task } })}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Tile>
  );
}
