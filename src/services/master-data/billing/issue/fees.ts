import { type FeeKind, feeKinds } from '@/contracts/billing/fee';
import type { BillingSettings } from '@/contracts/billing/settings';
import type { Db } from '@/services/kit/database/db';
import { billedFrom, billedOnce } from '@/services/master-data/billing/charges/billed-from';
import {
  type AskedMonth,
  type BilledUnit,
  linesOfRule,
  type Rule,
  rulesOf,
} from '@/services/master-data/billing/charges/lines';
import { narrowestOf } from '@/services/master-data/billing/charges/members';
import { amountsBy, type Price, wholeProperty } from '@/services/master-data/billing/fees/by-basis';
import type { Line } from './draft';
import { line } from './lines';

const words: Record<FeeKind, string> = { common: 'ค่าส่วนกลาง', sinking: 'เงินกองทุน' };

function propertysPrice(kind: FeeKind, settings: BillingSettings): Price {
  const { commonFeeBy: basis, commonFeeRate, commonFeeBudget, sinkingFeeRate } = settings;
  if (kind === 'sinking') return { basis: 'area', amount: sinkingFeeRate };
  return { basis, amount: basis === 'ratio' ? commonFeeBudget : commonFeeRate };
}

interface Fees extends AskedMonth {
  settings: BillingSettings;
  rules: readonly Rule[];
}

/**
 * What units are asked for as fees in a month, by unit: each by the narrowest rule that is for it, else by the
 * property's price; nothing for what was billed ahead.
 */
export function feeLines(
  { settings, rules, ...month }: Fees,
  units: readonly BilledUnit[],
): ReadonlyMap<string, Line[]> {
  const active = units.filter((unit) => unit.active);
  const lines = new Map(active.map(({ id }) => [id, [] as Line[]]));
  for (const kind of feeKinds) {
    const ruled = new Set<string>();
    const own = rules.filter((rule) => rule.kind === kind);
    for (const [rule, members] of narrowestOf(own, active)) {
      for (const { id } of members) ruled.add(id);
      for (const [id, one] of linesOfRule(rule, members, month)) lines.get(id)?.push(one);
    }
    const price = propertysPrice(kind, settings);
    for (const [at, counted] of amountsBy(price, active, wholeProperty).entries()) {
      const { id = '' } = active[at] ?? {};
      const isBilled = month.billed.get(billedOnce(id, { kind, ruleId: null })) === month.period;
      if (counted.amount <= 0 || ruled.has(id) || isBilled) continue;
      const { basis, amount: rate } = price;
      lines.get(id)?.push(line({ kind, description: words[kind], basis, rate, ...counted }));
    }
  }
  return lines;
}

/** What a month's fees go by beside the settings. */
export async function feesAsked(db: Db, propertyId: string, period: string) {
  const [rules, billed] = await Promise.all([
    rulesOf(db, propertyId, period),
    billedFrom(db, propertyId, period),
  ]);
  return { rules, billed, period };
}
