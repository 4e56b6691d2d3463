import { useState } from 'react';
import { habitOf, likelyCarriers, tidyCode } from '@/contracts/parcel/carrier';
import type { CarrierHabit, CourierDrop } from '@/contracts/parcel/intake';
import { intakeEndpoints } from '@/contracts/parcel/intake';
import type { Carrier } from '@/contracts/parcel/parcel';
import { useReader } from '@/portal/kit/calls/use-reader';
import type { Intake } from './intake';

/** The carrier of a parcel being typed: as chosen, of the courier's drop, or as its number tells. */
export function useCarrier(drop: Pick<CourierDrop, 'carrier'> | undefined) {
  const [corrected, setCorrected] = useState<CarrierHabit[]>([]);
  const { answer: habits = [] } = useReader(intakeEndpoints.carrierHabits, {});
  return {
    carrierOf({ parcelCode, chosenCarrier }: Intake) {
      const fitting = likelyCarriers(parcelCode, [...corrected, ...habits]);
      const ofDrop =
        drop && (fitting.length === 0 || fitting.includes(drop.carrier)) && drop.carrier;
      const ofNumber = fitting.length === 1 ? fitting[0] : undefined;
      const guessed = ofDrop || (tidyCode(parcelCode) ? ofNumber : 'other');
      return {
        carrier: chosenCarrier ?? guessed,
        /** Those whose numbers look like this one. */
        fitting,
        isGuess: chosenCarrier === null && tidyCode(parcelCode) !== '',
      };
    },
    /** From now on numbers like this one are guessed as they were corrected. */
    learn: (code: string, carrier: Carrier) =>
      setCorrected((before) => [{ pattern: habitOf(code), carrier }, ...before]),
  };
}
