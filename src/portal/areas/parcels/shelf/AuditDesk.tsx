import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { ShelfAudit } from '@/contracts/parcel/shelves';
import { shelfEndpoints } from '@/contracts/parcel/shelves';
import { useAction } from '@/portal/kit/calls/use-action';
import { useUnsavedGuard } from '@/portal/kit/form/unsent/use-unsaved-guard';
import { notice } from '@/portal/kit/page/notice';
import { Button } from '@/portal/ui/actions/Button';
import { AuditLists } from './AuditLists';
import { AuditResult } from './AuditResult';
import styles from './Desk.module.css';
import { LastScan } from './LastScan';
import { ScanField } from './ScanField';
import { placeMeant, placeNamed } from './shelf-code';
import { codesOf, useAudit } from './use-audit';

/** One shelf after another: its label, what lies there, its label again. */
export function AuditDesk({ shelves }: { shelves: { shelf: string; count: number }[] }) {
  const { t } = useTranslation('parcel-shelf');
  const { audit, begin, scan, leave } = useAudit();
  const [result, setResult] = useState<ShelfAudit>();
  const [send, sending] = useAction(shelfEndpoints.audit, {
    done: (found) => {
      setResult(found);
      leave();
    },
  });
  useUnsavedGuard(() => (audit?.scans.length ?? 0) > 0);
  const places = shelves.map(({ shelf }) => shelf);

  function start(place: string) {
    setResult(undefined);
    void begin(place);
  }

  if (!audit) {
    return (
      <>
        {result && <AuditResult result={result} />}
        <section className={styles.desk} aria-label={t('audit.start')}>
          <ScanField
            label={t('audit.place')}
            submit={t('audit.begin')}
            choices={places}
            onCode={(typed) => start(placeMeant(typed, places))}
          />
          <p className={styles.lead}>{t(shelves.length > 0 ? 'audit.lead' : 'audit.noShelves')}</p>
          <ul className={styles.places}>
            {shelves.map(({ shelf, count }) => (
              <li key={shelf}>
                <button type="button" onClick={() => start(shelf)}>
                  <b>{shelf}</b> {t('pieces', { n: count })}
                </button>
              </li>
            ))}
          </ul>
        </section>
      </>
    );
  }

  const finish = () => void send({ body: { shelf: audit.shelf, codes: codesOf(audit) } });
  function take(typed: string) {
    const label = placeNamed(typed, places);
    // It would be in no result.
    if (sending) notice.error(t('audit.sending', { code: typed }));
    else if (!label) scan(typed);
    else if (label === audit?.shelf) finish();
    else notice.error(t('audit.otherShelf', { shelf: audit?.shelf, other: label }));
  }

  return (
    <section className={styles.desk} aria-label={t('audit.of', { shelf: audit.shelf })}>
      <header className={styles.head}>
        <h2>{t('audit.of', { shelf: audit.shelf })}</h2>
        <span className={styles.buttons}>
          <Button onClick={leave}>{t('audit.drop')}</Button>
          <Button look="primary" busy={sending} onClick={finish}>
            {t('audit.finish')}
          </Button>
        </span>
      </header>
      <ScanField key={audit.shelf} label={t('audit.scan')} submit={t('scan')} onCode={take} />
      <LastScan scan={audit.last} />
      <AuditLists audit={audit} />
    </section>
  );
}
