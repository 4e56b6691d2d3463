import { and, eq, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import type * as z from 'zod';
import type { readingEndpoints, refusals } from '@/contracts/billing/meters/reading';
import { showDecimal } from '@/contracts/kit/fields/decimal';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import { oneAtATime } from '@/services/kit/database/one-at-a-time';
import { type AuditLine, audit, changedFields } from '@/services/kit/records/audit';
import { changeStamp } from '@/services/kit/records/change-row';
import { thaiMonth } from '@/services/kit/text/thai-text';
import { refuseWhileIssuing } from '@/services/master-data/billing/issue/running';
import { units } from '@/services/master-data/units/tables';
import { readingsOf } from './history';
import { sheetRows } from './sheet';
import { meterKinds, meterReadings } from './tables';

type Body = z.output<typeof readingEndpoints.save.call>['body'];
type Typed = Body['readings'][number];
type Row = typeof meterReadings.$inferSelect;
type Refused = { unitId: string; why: (typeof refusals)[number] };

const placesOf = (units: string | null) =>
  units ? (showDecimal(units).split('.')[1] ?? '').length : 0;

const shown = (units: string | null | undefined) => (units ? Number(units) : null);

/** The fields of a reading as the log's readers know them. */
const readable = ({ reading, estimated = false, oldLast, newFirst }: Partial<Row>) => ({
  ...{ reading: shown(reading), estimated },
  ...{ oldLast: shown(oldLast), newFirst: shown(newFirst) },
});

const fieldsOf = ({ reading, estimated, oldLast, newFirst }: Typed & { reading: string }) => ({
  ...{ reading, estimated, oldLast, newFirst },
});

const isSame = (row: Row, typed: Typed) =>
  row.reading === typed.reading &&
  row.estimated === typed.estimated &&
  row.oldLast === typed.oldLast &&
  row.newFirst === typed.newFirst;

/** Keeps typed readings of a month, each by itself, and answers their rows as they are now. */
export async function saveReadings(db: NodePgDatabase, request: ServiceRequest, body: Body) {
  const { propertyId } = request;
  const { kindId, period } = body;
  const refused: Refused[] = [];
  // A unit that is there twice has what was typed last.
  const typed = [...new Map(body.readings.map((one) => [one.unitId, one])).values()];
  const unitIds = typed.map(({ unitId }) => unitId);
  await db.transaction(async (tx) => {
    const [kind] = await tx
      .select()
      .from(meterKinds)
      .where(and(eq(meterKinds.id, kindId), eq(meterKinds.propertyId, propertyId)));
    if (!kind) throw new Problem('NOT_FOUND');
    // Two who type the same sheet wait for each other: there is no row to hold before the first reading.
    await oneAtATime(tx, `meter ${kindId} ${period}`);
    await tx
      .select({ id: meterReadings.id })
      .from(meterReadings)
      .where(and(eq(meterReadings.kindId, kindId), inArray(meterReadings.unitId, unitIds)))
      .for('update');
    const named = await tx
      .select({ id: units.id, number: units.number })
      .from(units)
      .where(inArray(units.id, unitIds));
    const numberOf = new Map(named.map(({ id, number }) => [id, number]));
    const known = await readingsOf(tx, propertyId, { kindId, unitIds });
    const lines: AuditLine[] = [];
    const stamp = changeStamp(request);
    for (const one of typed) {
      const own = known.filter(({ row }) => row.unitId === one.unitId);
      const here = own.find(({ row }) => row.period === period);
      const before = here?.row;
      if (before ? isSame(before, one) : one.reading === null) continue;
      const why = refusalOf(one, {
        ...{ decimals: kind.decimals, version: before?.version ?? 0 },
        isBilled: Boolean(here?.billed),
        isPassed: own.some(({ row, billed }) => row.period > period && billed),
      });
      if (why) {
        refused.push({ unitId: one.unitId, why });
        continue;
      }
      const id = before?.id ?? uuidv7();
      const reading = one.reading;
      if (reading === null) await tx.delete(meterReadings).where(eq(meterReadings.id, id));
      else {
        const fields = fieldsOf({ ...one, reading });
        await tx
          .insert(meterReadings)
          .values({
            ...{ id, propertyId, kindId, unitId: one.unitId, period, ...fields, ...stamp },
            createdAt: stamp.updatedAt,
          })
          .onConflictDoUpdate({
            target: meterReadings.id,
            set: { ...fields, ...stamp, version: (before?.version ?? 0) + 1 },
          });
      }
      const after = reading === null ? {} : fieldsOf({ ...one, reading });
      lines.push({
        action: reading === null ? 'delete' : before ? 'edit' : 'create',
        ...{ entity: 'meter-reading', entityId: id },
        title: `${numberOf.get(one.unitId)} · ${kind.name} ${thaiMonth(period)}`,
        changes: changedFields(readable(before ?? {}), readable(after)),
      });
    }
    await refuseWhileIssuing(tx, propertyId);
    await audit(tx, request, ...lines);
  });
  request.changed('meters');
  return { rows: await sheetRows(db, propertyId, { kindId, period, unitIds }), refused };
}

function refusalOf(
  typed: Typed,
  has: { decimals: number; version: number; isBilled: boolean; isPassed: boolean },
): Refused['why'] | undefined {
  if (has.isBilled) return 'billed';
  if (has.isPassed) return 'later';
  if (typed.version !== has.version) return 'stale';
  if ((typed.oldLast === null) !== (typed.newFirst === null)) return 'replaced';
  const places = [typed.reading, typed.oldLast, typed.newFirst].map(placesOf);
  return places.some((n) => n > has.decimals) ? 'decimals' : undefined;
}
