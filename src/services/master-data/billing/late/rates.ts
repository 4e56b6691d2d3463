import { asc, eq } from 'drizzle-orm';
import type { Db } from '@/services/kit/database/db';
import { usualOf } from '@/services/master-data/billing/settings/settings';
import type { Rates } from './surcharge';
import { surchargeRates } from './tables';

/** The rates of a property by the days from which they count, the first from ever on. */
export async function ratesOf(db: Db, propertyId: string): Promise<Rates[]> {
  const rows = await db
    .select()
    .from(surchargeRates)
    .where(eq(surchargeRates.propertyId, propertyId))
    .orderBy(asc(surchargeRates.from));
  if (rows.length > 0) return rows;
  const { surchargeRate, surchargeLateRate, surchargeLateMonths } = await usualOf(db, propertyId);
  return [
    {
      from: '0001-01-01',
      rate: surchargeRate,
      lateRate: surchargeLateRate,
      lateMonths: surchargeLateMonths,
    },
  ];
}
