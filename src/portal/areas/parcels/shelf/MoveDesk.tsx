import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { tidyCode } from '@/contracts/parcel/carrier';
import type { Parcel } from '@/contracts/parcel/parcel';
import { shelfEndpoints } from '@/contracts/parcel/shelves';
import { useInOrder } from '@/portal/areas/parcels/use-in-order';
import { isApiError, unexpected } from '@/portal/kit/calls/reading';
import { useAction } from '@/portal/kit/calls/use-action';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { useSound } from '@/portal/kit/live/sound';
import { notice } from '@/portal/kit/page/notice';
import { useAppDispatch } from '@/portal/kit/page/store';
import { Button } from '@/portal/ui/actions/Button';
import desk from './Desk.module.css';
import { inTheOffice, parcelOf } from './find-scanned';
import styles from './MoveDesk.module.css';
import { ScanField } from './ScanField';
import field from './ScanField.module.css';
import { sound } from './scan-sound';
import { placeMeant, shelfOf } from './shelf-code';
import { useKept } from './use-kept';

const without = (all: readonly Parcel[], gone: readonly Parcel[]) =>
  all.filter(({ id }) => !gone.some((parcel) => parcel.id === id));

/** Many parcels to one place: the parcels are scanned, then the place. */
export function MoveDesk({ places }: { places: string[] }) {
  const { t } = useTranslation('parcel-shelf');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const { on: audible } = useSound();
  const inOrder = useInOrder();
  const [chosen, setChosen] = useState<Parcel[]>([]);
  const latest = useRef(chosen);
  const [move, moving] = useAction(shelfEndpoints.move);

  const forget = useKept<string[]>(
    'shelf-move',
    chosen.length > 0 ? chosen.map(({ docCode }) => docCode) : undefined,
    async (codes) => {
      const found = await Promise.all(codes.map((code) => inOrder(parcelOf(dispatch, code))));
      const before = found.flatMap((parcel) => (parcel && inTheOffice(parcel) ? parcel : []));
      choose((all) => [...all, ...without(before, all)]);
    },
  );
  function choose(next: (all: Parcel[]) => Parcel[]) {
    latest.current = next(latest.current);
    if (latest.current.length === 0) forget();
    setChosen(latest.current);
  }

  /** All that was scanned before the place, be it known by then or not. */
  async function moveTo(shelf: string) {
    await inOrder(Promise.resolve());
    const parcels = latest.current;
    if (!shelf || parcels.length === 0) return;
    const done = await move({ body: { ids: parcels.map(({ id }) => id), shelf } });
    if (!done) return;
    notice.success(t('move.done', { n: done.moved.length, shelf }));
    choose((all) => without(all, parcels));
  }

  async function take(typed: string) {
    const code = tidyCode(typed);
    const place = shelfOf(code, places);
    if (place) return moveTo(place);
    try {
      const parcel = await inOrder(parcelOf(dispatch, code));
      if (!parcel || !inTheOffice(parcel)) {
        if (audible) sound('unknown');
        const gone = parcel ? `gone.${parcel.status}` : 'verdicts.unknown';
        return notice.error(`${code}: ${t(gone)}`);
      }
      if (audible) sound('present');
      choose((all) => [parcel, ...without(all, [parcel])]);
    } catch (failure) {
      notice.error(`${code}: ${errorText(isApiError(failure) ? failure : unexpected)}`);
    }
  }

  return (
    <section className={desk.desk} aria-label={t('move.mode')}>
      <ScanField label={t('move.scan')} submit={t('scan')} onCode={take} />
      <ul className={styles.chosen} aria-label={t('move.chosen')}>
        {chosen.map((parcel) => (
          <li key={parcel.id}>
            <span>
              <b>{parcel.unitNumber}</b> {parcel.docCode}{' '}
              <small>{parcel.shelf ? t('belongs', { shelf: parcel.shelf }) : t('noPlace')}</small>
            </span>
            <Button look="link" onClick={() => choose((all) => without(all, [parcel]))}>
              {t('move.remove')}
              <span className="visually-hidden"> {parcel.docCode}</span>
            </Button>
          </li>
        ))}
      </ul>
      {chosen.length === 0 && <p className={desk.lead}>{t('move.lead')}</p>}
      <form
        className={field.scan}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = String(new FormData(event.currentTarget).get('place') ?? '');
          void moveTo(placeMeant(typed, places));
        }}
      >
        <label htmlFor="move-place">{t('move.place')}</label>
        <input id="move-place" name="place" maxLength={20} autoComplete="off" list="move-places" />
        <datalist id="move-places">
          {places.map((place) => (
            <option key={place} value={place} />
          ))}
        </datalist>
        <Button type="submit" look="primary" busy={moving} disabled={chosen.length === 0}>
          {t('move.do', { n: chosen.length })}
        </Button>
      </form>
    </section>
  );
}
