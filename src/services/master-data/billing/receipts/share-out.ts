import { fundOf } from '@/contracts/billing/books/chart';
import { type ChargeKind, chargeKinds } from '@/contracts/billing/charge';

export type ByKind = ReadonlyMap<ChargeKind, number>;

/** Money over what is unpaid of some kinds, alike: each its share, the last satang to the largest remainders. */
function alike(unpaid: readonly (readonly [ChargeKind, number])[], amount: number) {
  const all = unpaid.reduce((sum, [, left]) => sum + left, 0);
  const parts = unpaid.map(([kind, left]) => {
    const product = BigInt(amount) * BigInt(left);
    const whole = BigInt(all);
    return { kind, given: Number(product / whole), rest: product % whole };
  });
  let over = amount - parts.reduce((sum, { given }) => sum + given, 0);
  for (const part of [...parts].sort((a, b) =>
    a.rest === b.rest ? 0 : a.rest < b.rest ? 1 : -1,
  )) {
    if (over <= 0) break;
    part.given += 1;
    over -= 1;
  }
  return parts;
}

/** A credit for what was charged too much for being late goes off the common fund's lines, one after another. */
function credited(unpaid: ByKind): [ChargeKind, number][] {
  let credit = chargeKinds.reduce((sum, kind) => sum + Math.min(0, unpaid.get(kind) ?? 0), 0);
  const inTurn = [...chargeKinds].sort((a, b) =>
    fundOf(a) === fundOf(b) ? 0 : fundOf(a) === 'common' ? -1 : 1,
  );
  return inTurn.flatMap((kind): [ChargeKind, number][] => {
    const left = Math.max(0, unpaid.get(kind) ?? 0);
    const off = Math.min(left, -credit);
    credit += off;
    return left - off > 0 ? [[kind, left - off]] : [];
  });
}

/**
 * What money pays of an invoice, by what is unpaid of each kind: fees alike, and being late after all of them,
 * so that nothing is compounded. Money beyond all kinds, of an invoice whose lines another program changed, is
 * the common fee's.
 */
export function shareOut(unpaid: ByKind, amount: number): Map<ChargeKind, number> {
  const shares = new Map<ChargeKind, number>();
  const open = credited(unpaid);
  let left = amount;
  for (const isLate of [false, true]) {
    const own = open.filter(([kind]) => (kind === 'surcharge') === isLate);
    const most = own.reduce((sum, [, one]) => sum + one, 0);
    const part = Math.min(left, most);
    if (part <= 0) continue;
    for (const { kind, given } of alike(own, part)) if (given > 0) shares.set(kind, given);
    left -= part;
  }
  if (left > 0) shares.set('common', (shares.get('common') ?? 0) + left);
  return shares;
}
