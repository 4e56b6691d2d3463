import { useEffect, useState } from 'react';
import type { WaitingUnit } from '@/contracts/parcel/endpoints';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { thunkOf } from '@/portal/kit/calls/call-endpoint';
import { useAppDispatch } from '@/portal/kit/page/store';
import { readings } from '@/portal/kit/scan/use-scanned-text';

const waitingUnits = thunkOf(parcelEndpoints.waitingUnits);

/** Short enough that the list follows the typing, long enough that a scanner's keys ask nothing. */
const pauseMs = 80;
/** A single letter would find nearly everything. */
const leastLetters = 2;

const none: WaitingUnit[] = [];

/** The units with waiting parcels that what is typed may mean, a little after it was typed. */
export function useOffers(typed: string, scanned: string): WaitingUnit[] {
  const dispatch = useAppDispatch();
  const [offers, setOffers] = useState({ typed: '', units: none });
  useEffect(() => {
    if (typed.trim().length < leastLetters) return;
    let drop = () => {};
    const timer = setTimeout(async () => {
      let units = none;
      for (const keywords of readings(typed.trim(), scanned.trim())) {
        const call = dispatch(waitingUnits({ query: { keywords } }));
        drop = () => call.abort();
        const answer = await call;
        // What failed is told when Enter asks the same.
        if (!waitingUnits.fulfilled.match(answer)) return;
        units = answer.payload;
        if (units.length > 0) break;
      }
      setOffers({ typed, units });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      drop();
    };
  }, [dispatch, typed, scanned]);
  return offers.typed === typed ? offers.units : none;
}
