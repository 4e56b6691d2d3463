import { and, eq } from 'drizzle-orm';
import type { ChargeKind } from '@/contracts/billing/charge';
import type { meterTypes } from '@/contracts/billing/meters/meter-kind';
import { meterCharge, plainRate, rateOf } from '@/contracts/billing/meters/tariff';
import { showDecimal } from '@/contracts/kit/fields/decimal';
import type { Db } from '@/services/kit/database/db';
import { grouped } from '@/services/kit/records/grouped';
import { thaiMonth } from '@/services/kit/text/thai-text';
import type { Line } from '@/services/master-data/billing/issue/draft';
import { line } from '@/services/master-data/billing/issue/lines';
import { readingsOf, type Unbilled, unbilledReadings } from './history';
import { meterKinds } from './tables';

type Kind = typeof meterKinds.$inferSelect;

const chargeKindOf: Record<(typeof meterTypes)[number], ChargeKind> = {
  ...{ water: 'water', electricity: 'electricity', own: 'other' },
};

const units = (thousandths: number) => showDecimal((thousandths / 1000).toFixed(3));

/** How the units of a line came about, in the words of a bill. */
function explained({ unitWord }: Kind, open: Unbilled): string {
  const { row, before, mended, wasAhead, wasEstimated, ahead } = open;
  const of = (thousandths: number) => `${units(Math.abs(thousandths))} ${unitWord}`;
  const read = showDecimal(row.reading);
  const span =
    row.oldLast === null || row.newFirst === null
      ? `${showDecimal(before)} → ${read}`
      : `${showDecimal(before)} → ${showDecimal(row.oldLast)} เปลี่ยนมิเตอร์ ${showDecimal(row.newFirst)} → ${read}`;
  return [
    span,
    row.estimated && 'ประมาณ',
    wasEstimated && !row.estimated && 'อ่านจริงแทนค่าประมาณงวดก่อน',
    mended !== 0 && `ปรับปรุงเลขอ่านงวดก่อน ${mended > 0 ? '+' : '−'}${of(mended)}`,
    wasAhead > 0 && `หักที่เรียกเก็บเกินไว้ ${of(wasAhead)}`,
    ahead > 0 && `เรียกเก็บเกินไว้อีก ${of(ahead)} หักงวดถัดไป`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function lineOf(kind: Kind, open: Unbilled): Line | undefined {
  const { row, used, ahead } = open;
  const rate = rateOf(kind.rates, row.period);
  if (!rate) return undefined;
  return line({
    ...{ kind: chargeKindOf[kind.type], amount: meterCharge(rate, used), rate: plainRate(rate) },
    description: `${kind.name} ${thaiMonth(row.period)}: ${explained(kind, open)}`,
    ...{ quantity: units(used), readingId: row.id, readingVersion: row.version, ahead },
  });
}

/**
 * The lines of what meters were read up to a month and no invoice bills yet, by unit. What has no rate of its
 * month waits for one.
 */
export async function meteredLines(
  db: Db,
  propertyId: string,
  until: string,
  unitIds?: readonly string[],
): Promise<ReadonlyMap<string, Line[]>> {
  const [kinds, readings] = await Promise.all([
    db
      .select()
      .from(meterKinds)
      .where(and(eq(meterKinds.propertyId, propertyId), eq(meterKinds.active, true))),
    readingsOf(db, propertyId, { until, ...(unitIds && { unitIds }) }),
  ]);
  const kindOf = new Map(kinds.map((kind) => [kind.id, kind]));
  const lines = new Map<string, Line[]>();
  const meters = grouped(readings, ({ row }) => `${row.kindId} ${row.unitId}`);
  for (const known of meters.values()) {
    const [first] = known;
    const kind = first && kindOf.get(first.row.kindId);
    if (!kind) continue;
    for (const open of unbilledReadings(known)) {
      const one = lineOf(kind, open);
      if (one) lines.set(open.row.unitId, [...(lines.get(open.row.unitId) ?? []), one]);
    }
  }
  return lines;
}
