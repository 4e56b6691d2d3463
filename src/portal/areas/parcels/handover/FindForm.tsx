import { useTranslation } from 'next-i18next/pages';
import { type RefObject, type SubmitEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { WaitingUnit } from '@/contracts/parcel/endpoints';
import desk from '@/portal/areas/parcels/counter/Desk.module.css';
import { FormField } from '@/portal/areas/parcels/counter/FormField';
import styles from '@/portal/areas/parcels/counter/FormField.module.css';
import { isApiError } from '@/portal/kit/calls/reading';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { notice } from '@/portal/kit/page/notice';
import { CameraButton } from '@/portal/kit/scan/CameraButton';
import { readings, useScannedText } from '@/portal/kit/scan/use-scanned-text';
import { UnitOptions } from '@/portal/pickers/units/UnitOptions';
import picker from '@/portal/pickers/units/UnitSelect.module.css';
import { useOffered } from '@/portal/pickers/use-offered';
import { Button } from '@/portal/ui/actions/Button';
import type { Found } from './find-parcels';
import { useOffers } from './use-offers';

/** Long enough for somebody who is typing to look up. */
const noticeMs = 8000;

const blank = { typed: '', scanned: '' };

/**
 * Finds by what a scanner or a person types: units with waiting parcels are offered meanwhile, and
 * Enter finds unless the arrow keys chose one. Enter in the empty field goes on to the receiver.
 */
export function FindForm(props: {
  onFind: (typed: string, scanned: string) => Promise<Found>;
  onUnit: (unit: WaitingUnit) => Promise<void>;
  onDone: () => void;
  field: RefObject<HTMLInputElement | null>;
}) {
  const { t } = useTranslation('parcels');
  const errorText = useErrorText();
  const id = useId();
  const [text, setText] = useState(blank);
  const [searches, setSearches] = useState(0);
  const [error, setError] = useState<string>();
  const [isVague, setVague] = useState(false);
  const scan = useScannedText();
  /** What was asked for last, or typed since. */
  const turn = useRef(0);
  const offers = useOffers(text.typed, text.scanned);
  const list = useOffered(id, offers);

  /**
   * What was typed makes room for the next scan. It comes back where it was not the end of it, unless
   * something newer stands there: then it is told beside the form.
   */
  async function search(asked: string, ask: () => Promise<Found | undefined>) {
    turn.current += 1;
    const mine = turn.current;
    const isLatest = () => turn.current === mine;
    const tell = (why: string) => (isLatest() ? setError(why) : notice.error(why, noticeMs));
    list.close();
    setText(blank);
    setVague(false);
    setError(undefined);
    setSearches((n) => n + 1);
    try {
      const found = await ask();
      if (!found || found.parcels.length > 0) return;
      const unit = found.emptyUnit;
      if (found.choose.length === 0) {
        tell(unit ? t('counter.unitEmpty', { unit }) : t('counter.nothing', { typed: asked }));
      } else if (isLatest()) {
        setText(text);
        setVague(true);
        list.open('first');
      } else tell(`${asked}: ${t('counter.which')}`);
    } catch (refused) {
      const why = errorText(isApiError(refused) ? refused : { code: 'FAILED', message: '' });
      if (!isLatest()) return tell(`${asked}: ${why}`);
      // As it was read, and selected: the next scan replaces it.
      const [typed = ''] = readings(text.typed, text.scanned);
      flushSync(() => setText({ typed, scanned: typed }));
      if (document.activeElement === props.field.current) props.field.current?.select();
      tell(why);
    } finally {
      setSearches((n) => n - 1);
    }
  }

  const choose = (unit: WaitingUnit) =>
    void search(unit.number, async () => {
      await props.onUnit(unit);
      return undefined;
    });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = text.typed.trim();
    if (!typed) return props.onDone();
    if (list.current) return choose(list.current);
    void search(typed, () => props.onFind(typed, text.scanned.trim()));
  }

  const hint = isVague ? t('counter.which') : '';
  return (
    <form className={desk.form} aria-label={t('counter.search')} onSubmit={submit}>
      <FormField
        label={t('counter.find')}
        hint={searches > 0 ? t('counter.searching') : hint}
        error={error}
      >
        {(ties) => (
          <div className={styles.withButton}>
            <div className={picker.combo}>
              <input
                {...ties}
                {...list.props}
                ref={props.field}
                className={styles.code}
                value={text.typed}
                maxLength={100}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                enterKeyHint="search"
                // What somebody left there is no part of the next scan.
                onFocus={({ target }) => target.select()}
                // What somebody left there is no part of the next scan.
                onKeyDown={(event) => {
                  scan.press(event);
                  list.press(event);
                }}
                onChange={({ target: { value } }) => {
                  turn.current += 1;
                  setText({ typed: value, scanned: scan.read(value) });
                  setError(undefined);
                  setVague(false);
                  list.open();
                }}
              />
              <UnitOptions
                id={id}
                label={t('counter.waitingUnits')}
                hidden={!list.shown}
                units={offers}
                current={list.current}
                onChoose={choose}
                about={({ names, waiting }) => (
                  <>
                    {names.join(', ')} <small>{t('counter.waiting', { n: waiting })}</small>
                  </>
                )}
              />
            </div>
            <Button type="submit">{t('counter.search')}</Button>
            <CameraButton onRead={(code) => void search(code, () => props.onFind(code, code))} />
          </div>
        )}
      </FormField>
      <output className="visually-hidden">
        {list.shown ? t('counter.offered', { n: offers.length }) : ''}
      </output>
    </form>
  );
}
