import { useState } from 'react';
import type { UnitOption } from '@/contracts/parcel/endpoints';
import { bareUnit } from '@/contracts/parcel/unit-number';

type Unit = UnitOption | string;

const mostRecent = 5;

export const numberOf = (unit: Unit) => (typeof unit === 'string' ? unit : unit.number);

/** The units that were named last, the latest first, be it known by now which unit that is or not. */
export function useRecent() {
  const [recent, setRecent] = useState<Unit[]>([]);
  /** `typed` is what the unit was found for. */
  const remember = (unit: Unit, typed?: string) =>
    setRecent((before) => {
      const others = before.filter(
        (one) => one !== typed && bareUnit(numberOf(one)) !== bareUnit(numberOf(unit)),
      );
      const known = before.find((one) => typeof one !== 'string' && one.number === unit);
      return [known ?? unit, ...others].slice(0, mostRecent);
    });
  return { recent, remember };
}
