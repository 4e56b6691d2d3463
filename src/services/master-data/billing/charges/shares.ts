import type { ChargeRule } from '@/contracts/billing/charge-rule';
import { feeByArea } from '@/services/master-data/billing/issue/fees';
import { scaled } from '@/services/master-data/billing/satang-sum';

/** What a rule asks of its units by. */
export type Sharing = Pick<
  ChargeRule,
  'basis' | 'amount' | 'building' | 'floor' | 'unitKind' | 'unitIds'
>;

interface Member {
  id: string;
  active: boolean;
  building: string;
  floor: number;
  kind: string;
  /** Square metres with two places, and percent with six. */
  area: string;
  ratio: string;
}

/** The active units that a rule is for. */
export function membersOf<Unit extends Member>(rule: Sharing, units: readonly Unit[]): Unit[] {
  const { building, floor, unitKind, unitIds } = rule;
  const picked = new Set(unitIds);
  return units.filter((unit) => {
    if (!unit.active) return false;
    if (picked.size > 0) return picked.has(unit.id);
    return (
      (building === '' || unit.building === building) &&
      (floor === null || unit.floor === floor) &&
      (unitKind === null || unit.kind === unitKind)
    );
  });
}

/** A sum by weights, every satang of it: the last ones go to the largest remainders, among equals to the first. */
function shared(sum: number, weights: readonly bigint[]): number[] {
  const whole = weights.reduce((all, weight) => all + weight, 0n);
  if (whole === 0n) return weights.map(() => 0);
  const parts = weights.map((weight, at) => {
    const product = BigInt(sum) * weight;
    return { at, amount: product / whole, rest: product % whole };
  });
  let left = BigInt(sum) - parts.reduce((all, { amount }) => all + amount, 0n);
  for (const part of [...parts].sort((a, b) => Number(b.rest - a.rest) || a.at - b.at)) {
    if (left <= 0n) break;
    part.amount += 1n;
    left -= 1n;
  }
  return parts.map(({ amount }) => Number(amount));
}

/** What each unit of a rule pays in a month; nothing of 0. */
export function sharesOf<Unit extends Member>(
  rule: Sharing,
  units: readonly Unit[],
): { unit: Unit; amount: number }[] {
  const members = membersOf(rule, units);
  const byRatio =
    rule.basis === 'ratio'
      ? shared(
          rule.amount,
          members.map(({ ratio }) => scaled(ratio, 6)),
        )
      : [];
  return members
    .map((unit, at) => {
      if (rule.basis === 'ratio') return { unit, amount: byRatio[at] ?? 0 };
      const isByArea = rule.basis === 'area';
      return { unit, amount: isByArea ? feeByArea(rule.amount, unit.area) : rule.amount };
    })
    .filter(({ amount }) => amount > 0);
}
