import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ApiError } from '@/contracts/kit/calls/errors';
import desk from '@/portal/areas/parcels/counter/Desk.module.css';
import { refusalOf } from '@/portal/areas/parcels/refusal-of';
import { uploadPhoto } from '@/portal/areas/parcels/upload-photo';
import { apiBy } from '@/portal/kit/calls/api-by';
import { errorOf } from '@/portal/kit/calls/reading';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { notice } from '@/portal/kit/page/notice';
import { useAppDispatch } from '@/portal/kit/page/store';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { CounterSide } from './CounterSide';
import { FindForm } from './FindForm';
import { HandOverOutcome } from './HandOverOutcome';
import styles from './HandOverScreen.module.css';
import { type Receiver, ReceiverForm } from './ReceiverForm';
import { useCounter } from './use-counter';

const text = (value: string | string[] | undefined) => String(value ?? '').trim();

/** The counter's other job: find what waits, tick it, note who takes it, hand it over. */
export function HandOverScreen() {
  const { t } = useTranslation('parcels');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const { query } = useRouter();
  const counter = useCounter();
  const { toGo, outcome, busy, find, findCodes } = counter;
  const [refused, setRefused] = useState<ApiError | null>(null);
  // Whom it goes to is asked once something was looked for; with what is found on its way as well, since a
  // quick hand goes on before it is there.
  const [isBegun, setBegun] = useState(false);
  const isOpen = isBegun || counter.rows.length > 0;
  const findField = useRef<HTMLInputElement>(null);
  const receiverField = useRef<HTMLInputElement>(null);

  useEffect(() => findField.current?.focus(), []);
  const codes = text(query.codes);
  const unit = text(query.unit);
  useEffect(() => {
    // All are of one unit when they come from the list.
    if (codes) void findCodes(codes.split(',')).catch(() => undefined);
    else if (unit) void find(unit).catch(() => undefined);
  }, [codes, unit, find, findCodes]);

  async function handOver({ name, relation, note, signature }: Receiver, photo: File | null) {
    setRefused(null);
    try {
      return await counter.handOver({
        name: name.trim(),
        relation: relation || null,
        note: note.trim(),
        signature: signature || null,
        photo: photo && (await uploadPhoto(apiBy(dispatch), photo)),
      });
    } catch (failure) {
      setRefused(errorOf(failure));
      return false;
    }
  }

  /** What was scanned elsewhere than where parcels are looked for. */
  async function findScanned(code: string) {
    setBegun(true);
    findField.current?.focus();
    try {
      const { parcels, choose } = await find(code);
      if (parcels.length === 0 && choose.length === 0) {
        notice.error(t('counter.nothing', { typed: code }), 8000);
      }
    } catch (failure) {
      notice.error(errorText(errorOf(failure)), 8000);
    }
  }

  async function undo() {
    // The button is gone with the answer, and the focus would be with it.
    findField.current?.focus();
    try {
      const answers = (await counter.undo()) || [];
      const refusals = answers.flatMap((answer) => refusalOf(answer) ?? []);
      const undone = answers.length - refusals.length;
      if (undone > 0) notice.success(t('counter.undone', { n: undone }));
      if (refusals[0]) notice.error(errorText(refusals[0]), 8000);
    } catch (failure) {
      notice.error(errorText(errorOf(failure)), 8000);
    }
  }

  const isPhotos = refused?.code.startsWith('UPLOAD_');
  return (
    <>
      <ScreenHeader title={t('handOverParcels')} />
      <div className={desk.desk}>
        <div className={desk.stack}>
          <FindForm
            field={findField}
            onFind={(typed, scanned) => {
              setBegun(true);
              setRefused(null);
              return find(typed, scanned);
            }}
            onUnit={(unit) => {
              setBegun(true);
              return counter.findUnit(unit);
            }}
            onDone={() => {
              flushSync(() => setBegun(true));
              receiverField.current?.focus();
            }}
          />
          {outcome && <HandOverOutcome outcome={outcome} onUndo={() => void undo()} busy={busy} />}
          {refused && !isPhotos && (
            <p role="alert" className={styles.refusal}>
              {errorText(refused)}
            </p>
          )}
          {counter.rows.length === 0 && (
            <p className={styles.none}>
              <b>{t('counter.empty')}</b> {t('counter.emptyLead')}
            </p>
          )}
          <ReceiverForm
            ref={receiverField}
            isOpen={isOpen}
            toGo={toGo}
            busy={busy}
            onHandOver={handOver}
            onScan={(code) => void findScanned(code)}
            onDone={() => findField.current?.focus()}
            photoError={isPhotos && refused ? errorText(refused) : undefined}
          />
        </div>
        <CounterSide
          counter={counter}
          onClear={() => {
            setBegun(false);
            counter.clear();
          }}
        />
      </div>
    </>
  );
}
