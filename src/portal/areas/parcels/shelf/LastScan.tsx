import { useTranslation } from 'next-i18next/pages';
import styles from './LastScan.module.css';
import type { Scan } from './use-audit';

/** The last scan's verdict, readable from a metre away. */
export function LastScan({ scan }: { scan: Scan | undefined }) {
  const { t } = useTranslation(['parcel-shelf', 'parcels']);
  const place = scan?.parcel && whereabouts(scan.parcel);
  return (
    <output className={styles.last} data-verdict={scan?.verdict} key={scan?.code}>
      {scan ? (
        <>
          <b>{t(`verdicts.${scan.verdict}`)}</b>
          <span>
            {scan.parcel
              ? t('found', { code: scan.parcel.docCode, unit: scan.parcel.unitNumber })
              : scan.code}
          </span>
          {scan.verdict === 'misplaced' && place && <span>{t(place.key, place.values)}</span>}
        </>
      ) : (
        <span>{t('audit.ready')}</span>
      )}
    </output>
  );
}

/** Where a parcel should be, as a text's key and values: its shelf, or what became of it. */
export function whereabouts({ status, shelf }: { status: string; shelf: string }) {
  if (status !== 'waiting' && status !== 'problem') return { key: `gone.${status}`, values: {} };
  return shelf ? { key: 'belongs', values: { shelf } } : { key: 'noPlace', values: {} };
}
