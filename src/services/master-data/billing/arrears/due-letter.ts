import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type DebtStage, debtStages, type LetterStage } from '@/contracts/billing/arrears';
import type { BillingSettings } from '@/contracts/billing/settings';
import type { Db } from '@/services/kit/database/db';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { today } from '@/services/master-data/billing/late/lateness';
import { arrearsLetters } from './tables';

/** Days late from which each letter is due. */
const daysOf = (settings: BillingSettings): Record<DebtStage, number> => ({
  first: settings.firstLetterDays,
  second: settings.secondLetterDays,
  final: settings.finalLetterDays,
});

/**
 * The letter that comes next about a debt, and the first day on which it may be written: in their order, so
 * many days late, and so many after the one before. None after the last.
 */
export function nextLetter(
  oldestDue: string,
  last: { stage: LetterStage; day: string } | undefined,
  settings: BillingSettings,
): { stage: DebtStage; from: string } | null {
  const stage = debtStages[last ? debtStages.indexOf(last.stage as DebtStage) + 1 : 0];
  if (!stage) return null;
  const late = dayAfter(oldestDue, daysOf(settings)[stage]);
  const apart = last && dayAfter(last.day, settings.letterGapDays);
  return { stage, from: apart && apart > late ? apart : late };
}

type Late = Record<'unitId' | 'oldestDue' | 'owed', SQL>;

const { unitId, stage, day, voidedAt, createdAt } = arrearsLetters;

/** What was written last about a debt of a unit's, and whether the next may follow it by now. */
const lastWritten = (settings: BillingSettings): SQL =>
  sql`${stage} || ' ' || (${day} <= ${dayAfter(today(), -settings.letterGapDays)})`;

/** That a letter is a step about a debt. */
export const isStep = sql`${stage} <> 'clear' and ${voidedAt} is null`;

/** The last letter of each of a property's units, for many units at once: its day, and the same. */
export const lastLetters = (db: Db, propertyId: string, settings: BillingSettings) =>
  db
    .select({
      unitId,
      day: sql<string>`max(${day})`.as('last_day'),
      last: sql<string>`(array_agg(${lastWritten(settings)} order by ${createdAt} desc))[1]`.as(
        'last',
      ),
    })
    .from(arrearsLetters)
    .where(and(eq(arrearsLetters.propertyId, propertyId), isStep))
    .groupBy(unitId)
    .as('letters');

/** The same for one unit. A letter of an older debt, which was paid, says nothing of this one. */
const lastLetter = (
  settings: BillingSettings,
  of: Late,
): SQL => sql`(select ${lastWritten(settings)}
  from ${arrearsLetters} where ${unitId} = ${of.unitId} and ${day} > ${of.oldestDue} and ${isStep}
  order by ${createdAt} desc limit 1)`;

/**
 * Of the sums by unit: those that a letter is due to, as `nextLetter` says and nothing paid ahead covers;
 * `last` where the last letters are read for all of them.
 */
export function isDue(
  stage: LetterStage,
  settings: BillingSettings,
  of: Late,
  advance: SQL,
  last: SQL = lastLetter(settings, of),
): SQL {
  if (stage === 'clear') return sql`false`;
  const before = debtStages[debtStages.indexOf(stage) - 1] ?? 'none';
  const lateSince = dayAfter(today(), -daysOf(settings)[stage]);
  return sql`${of.oldestDue} <= ${lateSince} and ${of.owed} > ${advance}
    and coalesce(${last}, 'none true') = ${`${before} true`}`;
}
