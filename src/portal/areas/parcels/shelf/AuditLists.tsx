import { useTranslation } from 'next-i18next/pages';
import type { Parcel } from '@/contracts/parcel/parcel';
import { whereabouts } from './LastScan';
import { ParcelPile } from './ParcelPile';
import styles from './ParcelPile.module.css';
import type { Scan } from './use-audit';

const parcelsIn = (scans: Scan[], verdict: Scan['verdict']) =>
  scans.flatMap((scan) => (scan.verdict === verdict && scan.parcel ? scan.parcel : []));

/** What was found and what is still to be found, while the scanning goes on. */
export function AuditLists({ audit }: { audit: { expected: Parcel[]; scans: Scan[] } }) {
  const { t } = useTranslation('parcel-shelf');
  const present = parcelsIn(audit.scans, 'present');
  const misplaced = parcelsIn(audit.scans, 'misplaced');
  const unknown = audit.scans.filter(({ verdict }) => verdict === 'unknown');
  const seen = new Set(present.map(({ id }) => id));
  const left = audit.expected.filter(({ id }) => !seen.has(id));
  return (
    <div className={styles.piles}>
      <ParcelPile
        kind="present"
        title={t('piles.present')}
        count={present.length}
        items={present}
      />
      <ParcelPile kind="missing" title={t('piles.left')} count={left.length} items={left} />
      <ParcelPile
        kind="misplaced"
        title={t('piles.misplaced')}
        count={misplaced.length}
        items={misplaced}
        about={(parcel) => {
          const { key, values } = whereabouts(parcel);
          return t(key, values);
        }}
      />
      <ParcelPile kind="unknown" title={t('piles.unknown')} count={unknown.length}>
        {unknown.map(({ code }) => (
          <li key={code}>{code}</li>
        ))}
      </ParcelPile>
    </div>
  );
}
