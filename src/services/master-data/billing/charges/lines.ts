import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import { isFee, monthsOf } from '@/contracts/billing/fee';
import { showDecimal } from '@/contracts/kit/fields/decimal';
import { monthAfter } from '@/contracts/kit/fields/month';
import type { Db } from '@/services/kit/database/db';
import { thaiMonth } from '@/services/kit/text/thai-text';
import { amountsBy } from '@/services/master-data/billing/fees/by-basis';
import type { Line } from '@/services/master-data/billing/issue/draft';
import { line } from '@/services/master-data/billing/issue/lines';
import type { billedUnits } from '@/services/master-data/billing/payer';
import { billedOnce } from './billed-from';
import { membersOf } from './members';
import { discounted, monthsBetween, monthsLeft } from './span';
import { chargeRules } from './tables';

export type Rule = typeof chargeRules.$inferSelect;
export type BilledUnit = Awaited<ReturnType<typeof billedUnits>>[number];

/** A month, and from which one on what is billed once is billed already. */
export interface AskedMonth {
  period: string;
  billed: ReadonlyMap<string, string>;
}

/** The rules of a property that hold in a month, in the order in which they were made. */
export const rulesOf = (db: Db, propertyId: string, period: string) =>
  db
    .select()
    .from(chargeRules)
    .where(
      and(
        eq(chargeRules.propertyId, propertyId),
        eq(chargeRules.active, true),
        lte(chargeRules.from, period),
        or(isNull(chargeRules.until), gte(chargeRules.until, period)),
      ),
    )
    .orderBy(asc(chargeRules.id));

function said({ name, every }: Rule, period: string, months: number, discount: string): string {
  if (every === 'month') return name;
  const span =
    months === 1
      ? thaiMonth(period)
      : `${thaiMonth(period)} – ${thaiMonth(monthAfter(period, months - 1))}`;
  return Number(discount) > 0 ? `${name} ${span} ลด ${showDecimal(discount)}%` : `${name} ${span}`;
}

/**
 * What a rule asks of units in a month, by unit: no month that an invoice bills already; a discount is of a whole
 * quarter or year.
 */
export function linesOfRule(
  rule: Rule,
  units: readonly BilledUnit[],
  { period, billed }: AskedMonth,
): ReadonlyMap<string, Line> {
  const { id: ruleId, kind } = rule;
  const left = monthsLeft(rule, period);
  const amounts = amountsBy(rule, units);
  return new Map(
    units.flatMap(({ id }, at) => {
      const { amount: ofMonth = 0, quantity = '' } = amounts[at] ?? {};
      const from = billed.get(billedOnce(id, { kind, ruleId }));
      const months = from === undefined ? left : Math.min(left, monthsBetween(period, from));
      const discount = months === monthsOf[rule.every] ? rule.discount : '0.00';
      const amount = discounted(ofMonth, months, discount);
      if (amount <= 0) return [];
      const description = said(rule, period, months, discount);
      const counted = { quantity, rate: rule.amount, basis: rule.basis, months, discount };
      return [[id, line({ kind, description, amount, ruleId, ...counted })] as const];
    }),
  );
}

/** The lines that rules make of a month beside the fees, by unit. */
export function ruledLines(
  rules: readonly Rule[],
  units: readonly BilledUnit[],
  month: AskedMonth,
): ReadonlyMap<string, Line[]> {
  const lines = new Map<string, Line[]>();
  for (const rule of rules.filter(({ kind }) => !isFee(kind))) {
    for (const [id, one] of linesOfRule(rule, membersOf(rule, units), month)) {
      lines.set(id, [...(lines.get(id) ?? []), one]);
    }
  }
  return lines;
}
