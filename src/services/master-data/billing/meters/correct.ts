import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { showDecimal } from '@/contracts/kit/fields/decimal';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import { audit } from '@/services/kit/records/audit';
import { lockRow, nextChange, requireVersion } from '@/services/kit/records/change-row';
import { thaiMonth } from '@/services/kit/text/thai-text';
import { refuseWhileIssuing } from '@/services/master-data/billing/issue/running';
import { units } from '@/services/master-data/units/tables';
import { readingsOf } from './history';
import { sheetRows } from './sheet';
import { meterKinds, meterReadings } from './tables';

/**
 * Keeps what a billed reading ought to have been; what was billed stays, and the unit's next line makes up for
 * it. Fails with `READING_OPEN` where it can still be changed itself, with `READING_PASSED` where a later one is
 * billed.
 */
export async function correctReading(
  db: NodePgDatabase,
  request: ServiceRequest,
  id: string,
  body: { version: number; corrected: string; reason: string },
) {
  const { propertyId } = request;
  const row = await db.transaction(async (tx) => {
    const own = and(eq(meterReadings.id, id), eq(meterReadings.propertyId, propertyId));
    const row = await lockRow(tx, meterReadings, own);
    requireVersion(row, body.version);
    const { kindId, unitId, period } = row;
    const known = await readingsOf(tx, propertyId, { kindId, unitIds: [unitId] });
    if (known.some((one) => one.row.period > period && one.billed)) {
      throw new Problem('READING_PASSED');
    }
    if (!known.some((one) => one.row.id === id && one.billed)) throw new Problem('READING_OPEN');
    const [kind] = await tx.select().from(meterKinds).where(eq(meterKinds.id, kindId));
    const [unit] = await tx.select().from(units).where(eq(units.id, unitId));
    const places = (showDecimal(body.corrected).split('.')[1] ?? '').length;
    if (places > (kind?.decimals ?? 0)) throw invalidField('corrected', 'decimal');
    await tx
      .update(meterReadings)
      .set({ corrected: body.corrected, ...nextChange(meterReadings, request) })
      .where(own);
    await refuseWhileIssuing(tx, propertyId);
    await audit(tx, request, {
      ...{ action: 'correct', entity: 'meter-reading', entityId: id },
      title: `${unit?.number} · ${kind?.name} ${thaiMonth(period)}`,
      changes: {
        corrected: [Number(row.corrected ?? row.reading), Number(body.corrected)],
        reason: [null, body.reason],
      },
    });
    return row;
  });
  request.changed('meters');
  const of = { kindId: row.kindId, period: row.period, unitIds: [row.unitId] };
  const [shown] = await sheetRows(db, propertyId, of);
  if (!shown) throw new Problem('NOT_FOUND');
  return shown;
}
