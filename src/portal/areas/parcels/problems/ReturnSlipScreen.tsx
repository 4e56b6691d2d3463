import Head from 'next/head';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useMemo, useState } from 'react';
import type { ApiError } from '@/contracts/kit/calls/errors';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import type { ParcelDetail } from '@/contracts/parcel/parcel';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { errorOf } from '@/portal/kit/calls/reading';
import { together } from '@/portal/kit/calls/told';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { useAppDispatch } from '@/portal/kit/page/store';
import { ActionButton } from '@/portal/ui/actions/Action';
import { Panel, SkeletonRows } from '@/portal/ui/layout/Panel';
import { PaperScreen } from '@/portal/ui/layout/PaperScreen';
import { mostSlips } from './addresses';
import { ReturnList } from './ReturnList';
import { ReturnSlip } from './ReturnSlip';
import styles from './ReturnSlip.module.css';
import { returnsOf } from './returns';

const copies = ['carrier', 'office'] as const;

/**
 * What goes back, twice: for the carrier and for the office. One parcel is half a sheet, several that
 * one courier took are a list.
 */
export function ReturnSlipScreen() {
  const { t } = useTranslation(['parcel-problems', 'common']);
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const asked = String(useRouter().query.ids ?? '');
  const ids = useMemo(() => asked.split(',').filter(Boolean).slice(0, mostSlips), [asked]);
  const [parcels, setParcels] = useState<ParcelDetail[]>();
  const [error, setError] = useState<ApiError>();

  useEffect(() => {
    const read = (id: string) =>
      dispatch(callEndpoint(parcelEndpoints.detail, { query: { id } })).unwrap();
    together(ids.map(read)).then(setParcels, (failure) => setError(errorOf(failure)));
  }, [dispatch, ids]);

  return (
    <PaperScreen
      label={t('slip.tools')}
      tools={
        <>
          <h1>{t('slip.title')}</h1>
          <ActionButton tone="primary" disabled={!parcels?.length} onClick={() => window.print()}>
            {t('slip.print')}
          </ActionButton>
          {/* A new document: the shell that it leads to reads its menu there. */}
          <a href="/parcels/problems?status=returned">{t('slip.back')}</a>
        </>
      }
    >
      <Head>
        <title>{`${t('slip.title')} · Niti Portal`}</title>
      </Head>
      <style>{`@page{size:210mm 297mm;margin:0}@media print{body{background:#fff}}`}</style>
      {error ? (
        <Panel role="alert" title={t('common:list.failed')}>
          {errorText(error)}
        </Panel>
      ) : ids.length === 0 ? (
        <Panel title={t('slip.none')}>{t('slip.noneLead')}</Panel>
      ) : !parcels ? (
        <SkeletonRows rows={4} label={t('common:list.loading')} />
      ) : (
        returnsOf(parcels).map((taken) =>
          taken.parcels.length > 1
            ? copies.map((copy) => (
                <div key={copy + taken.parcels[0]?.id} className={styles.sheet}>
                  <ReturnList taken={taken} copy={copy} />
                </div>
              ))
            : taken.parcels.map((parcel) => (
                <div key={parcel.id} className={styles.sheet}>
                  {copies.map((copy) => (
                    <ReturnSlip key={copy} parcel={parcel} copy={copy} />
                  ))}
                </div>
              )),
        )
      )}
    </PaperScreen>
  );
}
