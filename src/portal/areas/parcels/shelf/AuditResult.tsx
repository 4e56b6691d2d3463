import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { ShelfAudit } from '@/contracts/parcel/shelves';
import { shelfEndpoints } from '@/contracts/parcel/shelves';
import { useAction } from '@/portal/kit/calls/use-action';
import { Button } from '@/portal/ui/actions/Button';
import styles from './Desk.module.css';
import { inTheOffice } from './find-scanned';
import { whereabouts } from './LastScan';
import { ParcelPile } from './ParcelPile';
import pileStyles from './ParcelPile.module.css';

/** A finished audit as it was kept, and the move of what lay there without belonging there. */
export function AuditResult({ result }: { result: ShelfAudit }) {
  const { t } = useTranslation('parcel-shelf');
  const { shelf, present, missing, misplaced, unknown } = result;
  const [moved, setMoved] = useState<number>();
  const [move, moving] = useAction(shelfEndpoints.move, {
    done: ({ moved: ids }) => setMoved(ids.length),
  });
  const movable = misplaced.filter(inTheOffice).map(({ id }) => id);
  return (
    <section className={styles.desk} aria-label={t('result.title', { shelf })}>
      <header className={styles.head}>
        <h2>{t('result.title', { shelf })}</h2>
        {moved !== undefined ? (
          <output>{t('result.moved', { n: moved, shelf })}</output>
        ) : (
          movable.length > 0 && (
            <Button busy={moving} onClick={() => move({ body: { ids: movable, shelf } })}>
              {t('result.move', { n: movable.length, shelf })}
            </Button>
          )
        )}
      </header>
      <p className={styles.lead}>
        {t(missing.length + misplaced.length + unknown.length === 0 ? 'result.all' : 'result.kept')}
      </p>
      <div className={pileStyles.piles}>
        <ParcelPile
          kind="present"
          title={t('piles.present')}
          count={present.length}
          items={present}
        />
        <ParcelPile
          kind="missing"
          title={t('piles.missing')}
          count={missing.length}
          items={missing}
        />
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
          {unknown.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ParcelPile>
      </div>
    </section>
  );
}
