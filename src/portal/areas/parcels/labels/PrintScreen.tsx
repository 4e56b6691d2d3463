import Head from 'next/head';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { labelsCall } from '@/portal/areas/parcels/pages';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { useReader } from '@/portal/kit/calls/use-reader';
import { ActionButton } from '@/portal/ui/actions/Action';
import { buttonLook } from '@/portal/ui/actions/Button';
import { Panel, SkeletonRows } from '@/portal/ui/layout/Panel';
import { PaperScreen } from '@/portal/ui/layout/PaperScreen';
import { Label } from './Label';
import { PaperTools } from './PaperTools';
import styles from './Print.module.css';
import { hasRoom, layoutOf } from './paper';
import { Sheets } from './Sheets';
import { usePaper } from './use-paper';
import { useRememberPrints } from './use-remember-prints';

/** Labels on paper, exactly as large as they will be; the person presses print. */
export function PrintScreen() {
  const { t } = useTranslation(['parcels', 'common']);
  const errorText = useErrorText();
  const [choice, choose] = usePaper();
  const [first, setFirst] = useState(1);
  const call = labelsCall(useRouter().query);
  const { answer: labels, reading, reload } = useReader(parcelEndpoints.labels, call);
  useRememberPrints(labels, reload);

  const layout = useMemo(() => choice && layoutOf(choice), [choice]);
  const ready = layout && hasRoom(layout) && Boolean(labels?.length);
  const begin = layout && layout.columns * layout.rows >= first ? first : 1;
  return (
    <PaperScreen
      label={t('paper.tools')}
      tools={
        <>
          <h1>{t('paper.title')}</h1>
          <span className={styles.count}>{t('paper.count', { n: labels?.length ?? 0 })}</span>
          {choice && (
            <PaperTools choice={choice} onChoose={choose} first={begin} onFirst={setFirst} />
          )}
          <ActionButton tone="primary" disabled={!ready} onClick={() => window.print()}>
            {t('paper.print')}
          </ActionButton>
          {/* A new document: the shell that it leads to reads its menu there. */}
          <a href="/parcels">{t('paper.back')}</a>
        </>
      }
    >
      <Head>
        <title>{`${t('paper.title')} · Niti Portal`}</title>
      </Head>
      {layout && (
        <style>{`@page{size:${layout.page.width}mm ${layout.page.height}mm;margin:0}`}</style>
      )}
      {reading.status === 'failed' ? (
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
      ) : !labels || !layout ? (
        <SkeletonRows rows={3} label={t('paper.loading')} />
      ) : labels.length === 0 ? (
        <Panel
          title={t('paper.none')}
          actions={
            <a {...buttonLook('primary')} href="/parcels">
              {t('paper.choose')}
            </a>
          }
        >
          {t('paper.noneLead')}
        </Panel>
      ) : (
        ready && (
          <Sheets layout={layout} labels={labels} first={begin}>
            {(label, measures) => <Label label={label} measures={measures} />}
          </Sheets>
        )
      )}
    </PaperScreen>
  );
}
