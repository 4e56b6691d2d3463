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

/** The letter that a debt has come to, where it was not sent yet. */
export function dueLetter(
  daysLate: number,
  last: LetterStage | null,
  settings: BillingSettings,
): DebtStage | null {
  const next = debtStages[last ? debtStages.indexOf(last as DebtStage) + 1 : 0];
  return next && daysLate >= daysOf(settings)[next] ? next : null;
}

/** A letter of an older debt, which was paid, says nothing of this one. */
const ofThisDebt = (unitId: SQL, oldestDue: SQL) =>
  sql`${arrearsLetters.unitId} = ${unitId} and ${arrearsLetters.day} >= ${oldestDue}
    and ${arrearsLetters.stage} <> 'clear'`;

/** Of the sums by unit: those that a letter is due to. */
export function isDue(
  stage: LetterStage,
  settings: BillingSettings,
  unitId: SQL,
  oldestDue: SQL,
): SQL {
  if (stage === 'clear') return sql`false`;
  const before = debtStages[debtStages.indexOf(stage) - 1] ?? 'none';
  const last = sql`(select ${arrearsLetters.stage} from ${arrearsLetters}
    where ${ofThisDebt(unitId, oldestDue)} order by ${arrearsLetters.createdAt} desc limit 1)`;
  const since = dayAfter(today(), -daysOf(settings)[stage]);
  return sql`${oldestDue} <= ${since} and coalesce(${last}, 'none') = ${before}`;
}
