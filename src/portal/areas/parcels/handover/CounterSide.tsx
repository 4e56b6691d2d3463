import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { pickUpEndpoints } from '@/contracts/parcel/pick-up';
import desk from '@/portal/areas/parcels/counter/Desk.module.css';
import { useAction } from '@/portal/kit/calls/use-action';
import { Button } from '@/portal/ui/actions/Button';
import { FoundParcels } from './FoundParcels';
import styles from './HandOverScreen.module.css';
import type { MadeCode } from './PickUpQr';
import { TodayBookings } from './TodayBookings';
import type { useCounter } from './use-counter';

const PickUpQr = dynamic(() => import('./PickUpQr'), { ssr: false });

/** What lies on the counter, to be ticked; while nothing does, who is to come today. */
export function CounterSide(props: {
  counter: ReturnType<typeof useCounter>;
  onClear: () => void;
}) {
  const { counter, onClear } = props;
  const { t } = useTranslation('parcels');
  const { rows, pickUp, busy, find } = counter;
  const [made, setMade] = useState<MadeCode | null>(null);
  const [makeCode] = useAction(pickUpEndpoints.make, { done: setMade });
  return (
    <section className={desk.side} aria-label={t('counter.found')}>
      {made && <PickUpQr made={made} onClose={() => setMade(null)} />}
      {rows.length === 0 ? (
        <TodayBookings onFind={(number) => void find(number).catch(() => undefined)} />
      ) : (
        <>
          <header>
            <h2>{t('counter.found')}</h2>
            <Button size="small" look="link" onClick={onClear} disabled={busy}>
              {t('counter.clear')}
            </Button>
          </header>
          {pickUp && (
            <p role="status" className={styles.scanned}>
              {t('pickup.scanned', { unit: pickUp.unitNumber })}
            </p>
          )}
          <FoundParcels
            rows={rows}
            onTick={counter.tick}
            onMakeCode={(unitId) => void makeCode({ body: { unitId } })}
            disabled={busy}
          />
        </>
      )}
    </section>
  );
}
