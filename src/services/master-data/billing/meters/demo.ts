import { monthAfter } from '@/contracts/kit/fields/month';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { thaiMonth } from '@/services/kit/text/thai-text';
import { meterKinds, meterReadings } from './tables';

interface Metered {
  propertyId: string;
  /** Baht for a cubic metre. */
  rate: string;
  unitIds: readonly string[];
  /** The last that is billed. */
  period: string;
  /** Months that are billed. */
  months: number;
  /** What a unit uses so many months ago, by its place. */
  used: (at: number, ago: number) => number;
  idOf: (...parts: readonly (string | number)[]) => string;
}

/** Water meters that were read for the months that are billed, and where they began; answers each one's line. */
export async function demoMeters(db: Db, of: Metered) {
  const { propertyId, rate, unitIds, period, months, used, idOf } = of;
  const kindId = idOf('meter kind', propertyId);
  const stampOf = (month: string) => {
    const at = `${monthAfter(month, -1)}-27T03:00:00.000Z`;
    return { createdAt: at, updatedAt: at, updatedBy: 'ฝ่ายการเงิน' };
  };
  const from = monthAfter(period, -months);
  const steps = [{ upTo: null, rate }];
  await insertAll(db, meterKinds, [
    {
      ...{ id: kindId, propertyId, type: 'water', name: 'ค่าน้ำประปา', unitWord: 'ลบ.ม.' },
      ...{ decimals: 0, rates: [{ from, steps, minimum: 0, fee: 0, vat: false }] },
      ...stampOf(from),
    },
  ]);
  const rows = unitIds.flatMap((unitId, at) => {
    let shown = 140 + at * 17;
    return Array.from({ length: months + 1 }, (_, index) => {
      const ago = months - index;
      if (index > 0) shown += used(at, ago);
      const month = monthAfter(period, -ago);
      return {
        ...{ id: idOf('reading', unitId, ago), propertyId, kindId, unitId, period: month },
        ...{ reading: String(shown), estimated: at % 41 === 7 && ago === 1, ...stampOf(month) },
      };
    });
  });
  await insertAll(db, meterReadings, rows);
  const shownOf = new Map(rows.map(({ id, reading }) => [id, reading]));
  return (unitId: string, ago: number) => {
    const readingId = idOf('reading', unitId, ago);
    const before = shownOf.get(idOf('reading', unitId, ago + 1));
    const month = thaiMonth(monthAfter(period, -ago));
    return {
      readingId,
      description: `ค่าน้ำประปา ${month}: ${before} → ${shownOf.get(readingId)}`,
    };
  };
}
