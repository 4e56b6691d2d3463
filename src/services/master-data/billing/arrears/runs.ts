import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import type { DebtStage } from '@/contracts/billing/arrears';
import type { LeftOut, LetterRun, Writable } from '@/contracts/billing/arrears-letters';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { grouped } from '@/services/kit/records/grouped';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { payerOf } from '@/services/master-data/billing/payer';
import { namesOf } from '@/services/master-data/units/living';
import { units } from '@/services/master-data/units/tables';
import { lateOf } from './late-units';
import { letterOf } from './letters';
import { arrearsIn } from './list';
import { storeLetters } from './store-letters';
import { arrearsLetters, letterRuns } from './tables';

/** Of units, or of all that owe: the letters that are due today, in the order of the units, and why others get none. */
export async function dueLetters(
  db: Db,
  propertyId: string,
  { unitIds, stage }: { unitIds?: readonly string[] | undefined; stage?: DebtStage | undefined },
): Promise<{ letters: Writable[]; left: LeftOut[] }> {
  const query = { sort: 'unitNumber', due: stage };
  const { rows } = await arrearsIn(db, propertyId, { ...query, unitIds });
  const letters = rows.flatMap(({ dueLetter, ...row }): Writable[] =>
    dueLetter && dueLetter !== 'clear' ? [{ ...row, stage: dueLetter }] : [],
  );
  if (!unitIds) return { letters, left: [] };
  const late = new Map(rows.map((row) => [row.id, row]));
  const known = await db
    .select({ id: units.id, unitNumber: units.number })
    .from(units)
    .where(inArray(units.id, [...unitIds]))
    .orderBy(asc(units.number));
  const gets = new Set(letters.map(({ id }) => id));
  const left = known.flatMap((unit): LeftOut[] => {
    if (gets.has(unit.id)) return [];
    const row = late.get(unit.id);
    if (!row) return [{ ...unit, why: 'paid' }];
    return [{ ...unit, why: row.owed <= row.advance ? 'covered' : 'step' }];
  });
  return { letters, left };
}

/** What is late of units, the oldest first. */
async function owingOf(db: Db, propertyId: string, unitIds: string[]) {
  const { unitId, number, period, dueOn, owed, payerName } = invoices;
  const rows = await db
    .select({ unitId, number, period, dueOn, owed, payerName })
    .from(invoices)
    .where(and(lateOf(propertyId), inArray(unitId, unitIds)))
    .orderBy(asc(dueOn), asc(number));
  const byUnit = grouped(rows, (row) => row.unitId);
  return (id: string) => (byUnit.get(id) ?? []).map(({ unitId: _, ...one }) => one);
}

/**
 * Writes those of the letters that are due still, and answers the run: whoever has paid since they were
 * shown, or was written to, is left out.
 */
export async function writeRun(
  tx: Db,
  request: ServiceRequest,
  asked: readonly { unitId: string; stage: DebtStage }[],
): Promise<string> {
  const { propertyId, caller } = request;
  const stageOf = new Map(asked.map(({ unitId, stage }) => [unitId, stage]));
  const unitIds = [...stageOf.keys()];
  // Nothing is paid or owed while they are written; held in the order in which all who hold many do.
  await tx
    .select({ id: units.id })
    .from(units)
    .where(inArray(units.id, unitIds))
    .orderBy(asc(units.id))
    .for('update');
  const due = await dueLetters(tx, propertyId, { unitIds });
  const others = due.letters.filter((one) => stageOf.get(one.id) !== one.stage);
  const letters = due.letters.filter((one) => !others.includes(one));
  const left: LeftOut[] = [
    ...due.left,
    ...others.map(({ id, unitNumber }): LeftOut => ({ id, unitNumber, why: 'step' })),
  ];
  const ids = letters.map(({ id }) => id);
  const owing = await owingOf(tx, propertyId, ids);
  const owners = await tx
    .select({ id: units.id, owners: namesOf('owner') })
    .from(units)
    .where(inArray(units.id, ids));
  const payers = new Map(owners.map((unit) => [unit.id, payerOf(unit.owners as string[])]));
  const runId = uuidv7();
  const createdAt = new Date().toISOString();
  await tx
    .insert(letterRuns)
    .values({ id: runId, propertyId, left, by: caller.fullname, createdAt });
  const drafts = letters.map(({ id, ...letter }) => ({
    ...letter,
    ...{ unitId: id, payerName: payers.get(id) ?? '', owing: owing(id) },
  }));
  await storeLetters(tx, request, drafts, runId);
  return runId;
}

const inRun = (propertyId: string, id: string) =>
  and(eq(arrearsLetters.propertyId, propertyId), eq(arrearsLetters.runId, id));

/** What one call wrote, in its order. */
export async function readRun(
  db: NodePgDatabase,
  propertyId: string,
  id: string,
): Promise<LetterRun> {
  const [run] = await db
    .select()
    .from(letterRuns)
    .where(and(eq(letterRuns.id, id), eq(letterRuns.propertyId, propertyId)));
  if (!run) throw new Problem('NOT_FOUND');
  const rows = await db
    .select()
    .from(arrearsLetters)
    .where(inRun(propertyId, id))
    .orderBy(asc(arrearsLetters.number));
  return { id, letters: rows.map(letterOf), left: run.left };
}

/** The letters of a run that count, in its order. */
export const runLetters = (db: Db, propertyId: string, id: string) =>
  db
    .select()
    .from(arrearsLetters)
    .where(and(inRun(propertyId, id), isNull(arrearsLetters.voidedAt)))
    .orderBy(asc(arrearsLetters.number));
