import Head from 'next/head';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ParcelLabel } from '@/contracts/parcel/parcel';
import { labelsCall } from '@/portal/areas/parcels/pages';
import { parcelLabels } from '@/portal/areas/parcels/readers';
import { useErrorText } from '@/portal/kit/use-error-text';
import { useReader } from '@/portal/kit/use-reader';
import { ActionButton } from '@/portal/ui/Action';
import { Panel, SkeletonRows } from '@/portal/ui/Panel';
import { fitTexts } from './fit-texts';
import { Label } from './Label';
import styles from './Print.module.css';
import { type Paper, papers, usePaper } from './paper';

const useBrowserLayout = typeof window === 'undefined' ? useEffect : useLayoutEffect;

const sheetsOf = (labels: ParcelLabel[], perSheet: number) =>
  Array.from({ length: Math.ceil(labels.length / perSheet) }, (_, i) =>
    labels.slice(i * perSheet, (i + 1) * perSheet),
  );

/** Labels on paper, exactly as large as they will be; the person presses print. */
export function PrintScreen() {
  const { t } = useTranslation(['parcels', 'common']);
  const errorText = useErrorText();
  const [paper, choosePaper] = usePaper();
  const call = labelsCall(useRouter().query);
  const { answer, reading, reload } = useReader(parcelLabels, call);
  const labels = call.query.codes ? answer : [];

  return (
    <div className={styles.screen}>
      <Head>
        <title>{`${t('paper.title')} · Niti Portal`}</title>
      </Head>
      <style>{`@page{size:${papers[paper].page};margin:0}`}</style>
      <section className={styles.tools} aria-label={t('paper.tools')}>
        <h1>{t('paper.title')}</h1>
        <span className={styles.count}>{t('paper.count', { n: labels?.length ?? 0 })}</span>
        <fieldset>
          <legend className="visually-hidden">{t('paper.size')}</legend>
          {(Object.keys(papers) as Paper[]).map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="paper"
                checked={paper === name}
                onChange={() => choosePaper(name)}
              />
              {t(`paper.${name}`)}
            </label>
          ))}
        </fieldset>
        <ActionButton tone="primary" disabled={!labels?.length} onClick={() => window.print()}>
          {t('paper.print')}
        </ActionButton>
        {/* A new document: the shell that it leads to reads its menu there. */}
        <a href="/parcels">{t('paper.back')}</a>
      </section>
      {reading.status === 'failed' && call.query.codes ? (
        <Panel
          role="alert"
          title={
            reading.error.code === 'NOT_FOUND'
              ? t('paper.unknown', { codes: reading.error.details?.codes ?? '' })
              : t('common:list.failed')
          }
          actions={<ActionButton onClick={reload}>{t('common:list.retry')}</ActionButton>}
        >
          {errorText(reading.error)}
        </Panel>
      ) : !labels ? (
        <SkeletonRows rows={3} label={t('paper.loading')} />
      ) : labels.length === 0 ? (
        <Panel title={t('paper.none')}>{t('paper.noneLead')}</Panel>
      ) : (
        <Sheets key={paper} paper={paper} labels={labels} />
      )}
    </div>
  );
}

function Sheets({ paper, labels }: { paper: Paper; labels: ParcelLabel[] }) {
  const root = useRef<HTMLDivElement>(null);
  // Other labels are other texts.
  useBrowserLayout(() => {
    const fit = () => root.current && fitTexts(root.current);
    fit();
    void document.fonts?.ready.then(fit);
  }, [labels]);
  return (
    <div ref={root}>
      {sheetsOf(labels, papers[paper].perSheet).map((sheet) => (
        <div key={sheet[0]?.id} className={styles[paper]}>
          {sheet.map((label) => (
            <Label key={label.id} label={label} />
          ))}
        </div>
      ))}
    </div>
  );
}
