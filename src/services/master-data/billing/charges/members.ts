import type { ChargeRule } from '@/contracts/billing/charge-rule';

/** Whom a rule is for. */
export type Scope = Pick<ChargeRule, 'building' | 'floor' | 'unitKind' | 'unitIds'>;

export interface Member {
  id: string;
  active: boolean;
  building: string;
  floor: number;
  kind: string;
}

/** The active units that a rule is for. */
export function membersOf<Unit extends Member>(rule: Scope, units: readonly Unit[]): Unit[] {
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

const narrowness = ({ building, floor, unitKind, unitIds }: Scope): number =>
  unitIds.length > 0
    ? Number.MAX_SAFE_INTEGER
    : [building !== '', floor !== null, unitKind !== null].filter(Boolean).length;

/**
 * Each unit under the one rule that counts for it: one that picks it before any group, of groups the one that asks for
 * more, of such the last of those given.
 */
export function narrowestOf<Rule extends Scope, Unit extends Member>(
  rules: readonly Rule[],
  units: readonly Unit[],
): Map<Rule, Unit[]> {
  const ruled = new Set<string>();
  const narrowestFirst = [...rules].reverse().sort((a, b) => narrowness(b) - narrowness(a));
  return new Map(
    narrowestFirst.map((rule) => {
      const own = membersOf(rule, units).filter(({ id }) => !ruled.has(id));
      for (const { id } of own) ruled.add(id);
      return [rule, own];
    }),
  );
}
