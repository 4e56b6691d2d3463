import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { tidyCode } from '@/contracts/parcel/carrier';
import type { Parcel } from '@/contracts/parcel/parcel';
import { shelfEndpoints } from '@/contracts/parcel/shelves';
import { isApiError, unexpected } from '@/portal/kit/calls/reading';
import { useAction } from '@/portal/kit/calls/use-action';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { useSound } from '@/portal/kit/live/sound';
import { notice } from '@/portal/kit/page/notice';
import { useAppDispatch } from '@/portal/kit/page/store';
import { Button } from '@/portal/ui/Button';
import desk from './Desk.module.css';
import { inTheOffice, parcelOf } from './find-scanned';
import styles from './MoveDesk.module.css';
import { ScanField } from './ScanField';
import field from './ScanField.module.css';
import { sound } from './scan-sound';
import { placeMeant, shelfOf } from './shelf-code';
import { useKept } from './use-kept';

/** Many parcels to one place: the parcels are scanned, then the place. */
export function MoveDesk({ places }: { places: string[] }) {
  const { t } = useTranslation('parcel-shelf');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const { on: audible } = useSound();
  const [chosen, setChosen] = useState<Parcel[]>([]);
  const [move, moving] = useAction(shelfEndpoints.move);

  const forget = useKept<string[]>(
    'shelf-move',
    chosen.length > 0 ? chosen.map(({ docCode }) => docCode) : undefined,
    async (codes) => {
      const found: Parcel[] = [];
      for (const code of codes)
        found.push(...[await parcelOf(dispatch, code)].flatMap((p) => p ?? []));
      setChosen(found.filter(inTheOffice));
    },
  );
  function choose(parcels: Parcel[]) {
    if (parcels.length === 0) forget();
    setChosen(parcels);
  }

  async function moveTo(shelf: string) {
    if (!shelf || chosen.length === 0) return;
    const done = await move({ body: { ids: chosen.map(({ id }) => id), shelf } });
    if (!done) return;
    notice.success(t('move.done', { n: done.moved.length, shelf }));
    choose([]);
  }

  async function take(typed: string) {
    const code = tidyCode(typed);
    const place = shelfOf(code, places);
    if (place) return moveTo(place);
    try {
      const parcel = await parcelOf(dispatch, code);
      if (!parcel || !inTheOffice(parcel)) {
        if (audible) sound('unknown');
        const gone = parcel ? `gone.${parcel.status}` : 'verdicts.unknown';
        return notice.error(`${code}: ${t(gone)}`);
      }
      if (audible) sound('present');
      setChosen((all) => [parcel, ...all.filter(({ id }) => id !== parcel.id)]);
    } catch (failure) {
      notice.error(errorText(isApiError(failure) ? failure : unexpected));
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
            <Button look="link" onClick={() => choose(chosen.filter(({ id }) => id !== parcel.id))}>
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
