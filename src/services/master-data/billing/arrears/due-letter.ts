import { type SQL, sql } from 'drizzle-orm';
import { type DebtStage, debtStages, type LetterStage } from '@/contracts/billing/arrears';
import type { BillingSettings } from '@/contracts/billing/settings';
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

/** Of the sums by unit: those that a letter is due to, as `nextLetter` says and nothing paid ahead covers. */
export function isDue(
  stage: LetterStage,
  settings: BillingSettings,
  { unitId, oldestDue, owed }: Record<'unitId' | 'oldestDue' | 'owed', SQL>,
  advance: SQL,
): SQL {
  if (stage === 'clear') return sql`false`;
  const before = debtStages[debtStages.indexOf(stage) - 1] ?? 'none';
  const lateSince = dayAfter(today(), -daysOf(settings)[stage]);
  const writtenBy = dayAfter(today(), -settings.letterGapDays);
  // A letter of an older debt, which was paid, says nothing of this one.
  const last = sql`(select ${arrearsLetters.stage} || ' ' || (${arrearsLetters.day} <= ${writtenBy})
    from ${arrearsLetters} where ${arrearsLetters.unitId} = ${unitId} and ${arrearsLetters.day} > ${oldestDue}
      and ${arrearsLetters.stage} <> 'clear' and ${arrearsLetters.voidedAt} is null
    order by ${arrearsLetters.createdAt} desc limit 1)`;
  return sql`${oldestDue} <= ${lateSince} and ${owed} > ${advance}
    and coalesce(${last}, 'none true') = ${`${before} true`}`;
}
