import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '@/contracts/kit/errors';
import { notice } from '@/portal/kit/notice';
import { isApiError, unexpected } from '@/portal/kit/reading';
import { useAppDispatch } from '@/portal/kit/store';
import { useAction } from '@/portal/kit/use-action';
import { useErrorText } from '@/portal/kit/use-error-text';
import { ActionButton } from '@/portal/ui/Action';
import { Panel } from '@/portal/ui/Panel';
import { ScreenHeader } from '@/portal/ui/ScreenHeader';
import styles from './Counter.module.css';
import { makePickUpCode, uploadImage } from './calls';
import { FindForm } from './FindForm';
import { FoundParcels } from './FoundParcels';
import { HandOverOutcome } from './HandOverOutcome';
import type { MadeCode } from './PickUpQr';
import { type Receiver, ReceiverForm } from './ReceiverForm';
import { TodayBookings } from './TodayBookings';
import { useCounter } from './use-counter';

const PickUpQr = dynamic(() => import('./PickUpQr'), { ssr: false });

const text = (value: string | string[] | undefined) => String(value ?? '').trim();

/** The counter's other job: find what waits, tick it, note who takes it, hand it over. */
export function HandOverScreen() {
  const { t } = useTranslation('parcels');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const { query } = useRouter();
  const counter = useCounter();
  const { rows, toGo, pickUp, outcome, busy, find } = counter;
  const [made, setMade] = useState<MadeCode | null>(null);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const findField = useRef<HTMLInputElement>(null);
  const receiverField = useRef<HTMLInputElement>(null);
  const [makeCode] = useAction(makePickUpCode, { done: setMade });

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

  async function handOver({ name, relation, note, signature }: Receiver, photo: File | null) {
    setRefused(null);
    try {
      await counter.handOver({
        name: name.trim(),
        relation: relation || null,
        note: note.trim(),
        signature: signature || null,
        photo: photo && (await uploadImage(dispatch, photo)),
      });
      findField.current?.focus();
      return true;
    } catch (failure) {
      setRefused(isApiError(failure) ? failure : unexpected);
      return false;
    }
  }

  async function undo() {
    const { undone, error } = await counter.undo();
    if (undone > 0) notice.success(t('counter.undone', { n: undone }));
    if (error) notice.error(errorText(error), 8000);
  }

  const isPhotos = refused?.code.startsWith('UPLOAD_');
  return (
    <>
      <ScreenHeader title={t('handOverParcels')} />
      <p className={styles.lead}>{t('counter.lead')}</p>
      <div className={styles.counter}>
        <div className={styles.stack}>
          <FindForm
            ref={findField}
            onFind={(typed) => {
              setRefused(null);
              return find(typed);
            }}
            onDone={() => receiverField.current?.focus()}
          />
          {outcome && <HandOverOutcome outcome={outcome} onUndo={() => void undo()} busy={busy} />}
          {refused && !isPhotos && (
            <p role="alert" className={styles.refusal}>
              {errorText(refused)}
            </p>
          )}
          <ReceiverForm
            ref={receiverField}
            toGo={toGo}
            busy={busy}
            onHandOver={handOver}
            photoError={isPhotos && refused ? errorText(refused) : undefined}
          />
        </div>
        <section className={styles.side} aria-label={t('counter.found')}>
          {made && <PickUpQr made={made} onClose={() => setMade(null)} />}
          {rows.length === 0 ? (
            <>
              <TodayBookings onFind={(number) => void find(number).catch(() => undefined)} />
              <Panel title={t('counter.empty')}>{t('counter.emptyLead')}</Panel>
            </>
          ) : (
            <>
              <header>
                <h2>{t('counter.found')}</h2>
                <ActionButton size="small" tone="quiet" onClick={counter.clear} disabled={busy}>
                  {t('counter.clear')}
                </ActionButton>
              </header>
              {pickUp && (
                <p role="status" className={styles.scanned}>
                  {t('pickup.scanned', { unit: pickUp.unitNumber })}
                </p>
              )}
              <FoundParcels
                rows={rows}
                onTick={counter.tick}
                onMakeCode={(unitId) => void makeCode({ body: { unitId } })}
                disabled={busy}
              />
            </>
          )}
        </section>
      </div>
    </>
  );
}
