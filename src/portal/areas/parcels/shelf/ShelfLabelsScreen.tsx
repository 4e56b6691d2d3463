import Head from 'next/head';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Code128 } from '@/portal/areas/parcels/labels/Codes';
import { ActionButton } from '@/portal/ui/Action';
import { Panel } from '@/portal/ui/Panel';
import styles from './ShelfLabels.module.css';
import { shelfCode } from './shelf-code';

const most = 200;
const papers = { roll: '62mm 29mm', a4: '210mm 297mm' };
type Paper = keyof typeof papers;

/** Labels of shelf places on the papers of parcel labels; the person presses print. */
export function ShelfLabelsScreen() {
  const { t } = useTranslation(['parcel-shelf', 'parcels']);
  const [paper, choosePaper] = useState<Paper>('roll');
  const places = [...new Set(String(useRouter().query.places ?? '').split(','))]
    .filter(Boolean)
    .slice(0, most);
  return (
    <div className={styles.screen}>
      <Head>
        <title>{`${t('labels.title')} · Niti Portal`}</title>
      </Head>
      <style>{`@page{size:${papers[paper]};margin:0}@media print{body{background:#fff}}`}</style>
      <section className={styles.tools} aria-label={t('parcels:paper.tools')}>
        <h1>{t('labels.title')}</h1>
        <span>{t('parcels:paper.count', { n: places.length })}</span>
        <fieldset>
          <legend className="visually-hidden">{t('parcels:paper.size')}</legend>
          {(Object.keys(papers) as Paper[]).map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="paper"
                checked={paper === name}
                onChange={() => choosePaper(name)}
              />
              {t(`labels.${name}`)}
            </label>
          ))}
        </fieldset>
        <ActionButton tone="primary" disabled={places.length === 0} onClick={() => window.print()}>
          {t('parcels:paper.print')}
        </ActionButton>
        {/* A new document: the shell that it leads to reads its menu there. */}
        <a href="/parcels/shelf">{t('labels.back')}</a>
      </section>
      {places.length === 0 ? (
        <Panel title={t('labels.none')} />
      ) : (
        <div className={paper === 'a4' ? styles.sheet : styles.roll}>
          {places.map((place) => (
            <ShelfLabel key={place} place={place} />
          ))}
        </div>
      )}
    </div>
  );
}

/** A place's name, and its code as bars where its name can be one. */
function ShelfLabel({ place }: { place: string }) {
  const code = shelfCode(place);
  return (
    <article className={styles.label} aria-label={place}>
      <b data-long={place.length > 6 || undefined}>{place}</b>
      {code && <Code128 text={code} room={58} height={9} />}
    </article>
  );
}
