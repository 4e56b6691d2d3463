import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '@/portal/ui/Action';
import { Panel } from '@/portal/ui/Panel';
import { ScreenHeader } from '@/portal/ui/ScreenHeader';
import styles from './Counter.module.css';
import { FindForm } from './FindForm';
import { FoundParcels } from './FoundParcels';
import { ReceiverForm } from './ReceiverForm';
import { useCounter } from './use-counter';

const text = (value: string | string[] | undefined) => String(value ?? '').trim();

/** The counter's other job: find what waits, tick it, note who takes it, hand it over. */
export function HandOverScreen() {
  const { t } = useTranslation('parcels');
  const { query } = useRouter();
  const { rows, toGo, busy, find, tick, handOver, clear } = useCounter();
  const [outcome, setOutcome] = useState('');
  const findField = useRef<HTMLInputElement>(null);
  const receiverField = useRef<HTMLInputElement>(null);

  useEffect(() => findField.current?.focus(), []);
  const codes = text(query.codes);
  const unit = text(query.unit);
  useEffect(() => {
    const only = new Set(codes.split(',').filter(Boolean));
    const [first] = only;
    // All are of one unit when they come from the list: the first brings the others.
    if (first) void find(first, only).catch(() => undefined);
    else if (unit) void find(unit).catch(() => undefined);
  }, [codes, unit, find]);

  async function run(name: string, note: string) {
    setOutcome('');
    const { done, of, left } = await handOver(name, note);
    if (of > 0) setOutcome(t('counter.summary', { done, n: of }));
    findField.current?.focus();
    return left === 0;
  }

  return (
    <>
      <ScreenHeader title={t('handOverParcels')} />
      <p className={styles.lead}>{t('counter.lead')}</p>
      <div className={styles.counter}>
        <div className={styles.stack}>
          <FindForm
            ref={findField}
            onFind={(typed) => {
              setOutcome('');
              return find(typed);
            }}
            onDone={() => receiverField.current?.focus()}
          />
          <ReceiverForm ref={receiverField} toGo={toGo} busy={busy} onHandOver={run} />
          <output className={styles.stored}>{outcome}</output>
        </div>
        <section className={styles.side} aria-label={t('counter.found')}>
          {rows.length === 0 ? (
            <Panel title={t('counter.empty')}>{t('counter.emptyLead')}</Panel>
          ) : (
            <>
              <header>
                <h2>{t('counter.found')}</h2>
                <ActionButton size="small" tone="quiet" onClick={clear} disabled={busy}>
                  {t('counter.clear')}
                </ActionButton>
              </header>
              <FoundParcels rows={rows} onTick={tick} disabled={busy} />
            </>
          )}
        </section>
      </div>
    </>
  );
}
