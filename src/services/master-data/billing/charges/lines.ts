import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '@/services/kit/database/db';
import type { Line } from '@/services/master-data/billing/issue/draft';
import { line } from '@/services/master-data/billing/issue/lines';
import type { billedUnits } from '@/services/master-data/billing/payer';
import { sharesOf } from './shares';
import { chargeRules } from './tables';

/** The rules of a property that hold in a month. */
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

/** The lines that rules make of a month, by unit. */
export function ruledLines(
  rules: Awaited<ReturnType<typeof rulesOf>>,
  units: Awaited<ReturnType<typeof billedUnits>>,
): ReadonlyMap<string, Line[]> {
  const lines = new Map<string, Line[]>();
  for (const rule of rules) {
    for (const { unit, amount } of sharesOf(rule, units)) {
      const isByArea = rule.basis === 'area';
      const one = line({
        ...{ kind: rule.kind, description: rule.name, amount, ruleId: rule.id },
        ...(isByArea && { quantity: unit.area, rate: rule.amount }),
      });
      lines.set(unit.id, [...(lines.get(unit.id) ?? []), one]);
    }
  }
  return lines;
}
