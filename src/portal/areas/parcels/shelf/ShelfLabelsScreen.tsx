import Head from 'next/head';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { shelfEndpoints } from '@/contracts/parcel/shelves';
import chips from '@/portal/areas/parcels/counter/Chips.module.css';
import { Code128 } from '@/portal/areas/parcels/labels/Codes';
import { PaperTools } from '@/portal/areas/parcels/labels/PaperTools';
import { hasRoom, type Layout, layoutOf } from '@/portal/areas/parcels/labels/paper';
import { Sheets } from '@/portal/areas/parcels/labels/Sheets';
import { usePaper } from '@/portal/areas/parcels/labels/use-paper';
import { useReader } from '@/portal/kit/calls/use-reader';
import { Awaited } from '@/portal/kit/page/Awaited';
import { Button } from '@/portal/ui/actions/Button';
import { Labelled, TextInput } from '@/portal/ui/fields/fields';
import { Panel } from '@/portal/ui/layout/Panel';
import { PaperScreen } from '@/portal/ui/layout/PaperScreen';
import styles from './ShelfLabels.module.css';
import { shelfCode } from './shelf-code';

const most = 200;

/** The places that an address or a person names, in capitals, each once. */
const placesIn = (typed: string) =>
  [...new Set(typed.split(',').map((place) => place.trim().toUpperCase().slice(0, 20)))]
    .filter(Boolean)
    .slice(0, most);

/** Labels of shelf places, on the papers of parcels' labels; the person presses print. */
export function ShelfLabelsScreen() {
  const { t } = useTranslation(['parcel-shelf', 'parcels']);
  const [choice, choose] = usePaper();
  const [first, setFirst] = useState(1);
  const { query, replace } = useRouter();
  const read = useReader(shelfEndpoints.list, {});
  const known = (read.answer ?? []).flatMap(({ shelf }) => shelf || []);
  // Where none are named, all that are in use.
  const asked = query.places === undefined ? known.join(',') : String(query.places);
  const places = useMemo(() => placesIn(asked), [asked]);
  const others = places.filter((place) => !known.includes(place));
  const turn = (place: string) => {
    const next = places.includes(place)
      ? places.filter((one) => one !== place)
      : [...known.filter((one) => one === place || places.includes(one)), ...others];
    void replace({ query: { places: next.join(',') } }, undefined, { shallow: true });
  };
  const layout = useMemo(() => choice && layoutOf(choice), [choice]);
  const ready = layout && hasRoom(layout) && places.length > 0;
  const begin = layout && layout.columns * layout.rows >= first ? first : 1;
  return (
    <PaperScreen
      label={t('parcels:paper.tools')}
      tools={
        <>
          <h1>{t('labels.title')}</h1>
          {/* A new document: the shell that it leads to reads its menu there. */}
          <a href="/parcels/shelf">{t('labels.back')}</a>
          {known.length > 0 && (
            <fieldset className={chips.chips}>
              <legend className="visually-hidden">{t('labels.known')}</legend>
              {known.map((place) => (
                <button
                  key={place}
                  type="button"
                  className={chips.chip}
                  aria-pressed={places.includes(place)}
                  onClick={() => turn(place)}
                >
                  {place}
                </button>
              ))}
            </fieldset>
          )}
          <form action="/parcels/shelf/labels" className={styles.places}>
            <Labelled label={t('labels.places')}>
              <TextInput key={asked} name="places" defaultValue={places.join(', ')} />
            </Labelled>
            <Button type="submit">{t('labels.show')}</Button>
          </form>
          {choice && (
            <PaperTools choice={choice} onChoose={choose} first={begin} onFirst={setFirst} />
          )}
          <Button look="primary" disabled={!ready} onClick={() => window.print()}>
            {t('parcels:paper.print')}
          </Button>
        </>
      }
    >
      <Head>
        <title>{`${t('labels.title')} · Niti Portal`}</title>
      </Head>
      {layout && (
        <style>{`@page{size:${layout.page.width}mm ${layout.page.height}mm;margin:0}`}</style>
      )}
      {places.length === 0 ? (
        <div className={styles.none}>
          {read.answer ? (
            <Panel title={t('labels.none')}>{t('labels.noneLead')}</Panel>
          ) : (
            <Awaited read={read} rows={2} />
          )}
        </div>
      ) : (
        ready && (
          <Sheets layout={layout} labels={places} first={begin}>
            {(place) => <ShelfLabel place={place} label={layout.label} />}
          </Sheets>
        )
      )}
    </PaperScreen>
  );
}

/** A place's name, and its code as bars where its name can be one. */
function ShelfLabel({ place, label }: { place: string; label: Layout['label'] }) {
  const code = shelfCode(place);
  const { width, height } = label;
  return (
    <article className={styles.label} style={{ height: `${height}mm` }} aria-label={place}>
      <b data-fit style={{ height: `${height * 0.56}mm`, width: `${width - 3}mm` }}>
        {place}
      </b>
      {code && <Code128 text={code} room={width - 2} height={height * 0.3} />}
    </article>
  );
}
