import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { memo, useEffect, useRef } from 'react';
import { printAddress } from '@/portal/areas/parcels/addresses';
import desk from '@/portal/areas/parcels/counter/Desk.module.css';
import { useReceived } from '@/portal/areas/parcels/outbox/received';
import { useDates } from '@/portal/kit/text/dates';
import { ActionLink } from '@/portal/ui/actions/Action';
import { Button } from '@/portal/ui/actions/Button';
import { Name } from '@/portal/ui/words/Name';
import styles from './ReceivedList.module.css';

/** As many labels as one call for them takes. */
const mostLabels = 500;

/** The P key of whatever layout. */
const isPrint = ({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && code === 'KeyP';

/**
 * What was received on this device, the latest first; its labels queue until they are printed. A round
 * is long, and no key that is typed beside it changes it.
 */
export const ReceivedList = memo(function ReceivedList() {
  const { t } = useTranslation('parcels');
  const { time } = useDates();
  const { received, queue, markPrinted, clear } = useReceived();
  const next = queue.slice(0, mostLabels);
  const printQueue = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    // What is to be printed here are labels; without any the browser prints its page.
    const print = (event: KeyboardEvent) => {
      if (!isPrint(event) || !printQueue.current) return;
      event.preventDefault();
      printQueue.current.click();
    };
    document.addEventListener('keydown', print);
    return () => document.removeEventListener('keydown', print);
  }, []);

  return (
    <section className={desk.side} aria-label={t('intake.session')}>
      <header>
        <h2>{t('intake.session')}</h2>
        <span>{t('intake.sessionCount', { n: received.length })}</span>
        {next.length > 0 ? (
          <ActionLink
            ref={printQueue}
            size="small"
            look="primary"
            aria-keyshortcuts="Control+P Meta+P"
            href={printAddress(next)}
            target="_blank"
            prefetch={false}
            onClick={() => void markPrinted(next)}
          >
            {t('intake.printQueue', { n: queue.length })} <kbd>Ctrl P</kbd>
          </ActionLink>
        ) : (
          received.length > 0 && (
            <Button size="small" look="link" onClick={() => void clear()}>
              {t('intake.newRound')}
            </Button>
          )
        )}
      </header>
      {received.length === 0 && <p className={styles.none}>{t('intake.sessionEmpty')}</p>}
      <ol className={styles.received}>
        {received.map((label) => (
          <li key={label.id}>
            <b className={desk.number}>{label.unitNumber}</b>
            <span>
              <Name>{label.recipientName}</Name>
              <small>
                <Link href={`/parcels/${label.id}`} target="_blank" prefetch={false}>
                  {label.docCode}
                </Link>
                {` · ${t(`carriers.${label.carrier}`)} ${label.parcelCode}`}
              </small>
            </span>
            <time dateTime={label.receivedAt}>{time(label.receivedAt)}</time>
            <ActionLink
              size="small"
              look={label.printed ? 'link' : 'plain'}
              href={printAddress([label])}
              target="_blank"
              prefetch={false}
              aria-label={t(label.printed ? 'intake.printAgain' : 'intake.printOne', {
                code: label.docCode,
              })}
              onClick={() => void markPrinted([label])}
            >
              {t(label.printed ? 'intake.printed' : 'print')}
            </ActionLink>
          </li>
        ))}
      </ol>
    </section>
  );
});
