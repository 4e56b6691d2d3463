import { uuidv7 } from 'uuidv7';
import { fundOf } from '@/contracts/billing/books/chart';
import type { Derivation } from '@/contracts/billing/charge';
import type { charges } from '@/services/master-data/billing/invoices/tables';
import { creditedUpTo, totalOf } from '@/services/master-data/billing/late/surcharge';
import type { Line } from './draft';

/** A line that is nowhere yet. */
export const line = (
  rest: Pick<Line, 'kind' | 'description' | 'amount'> & Partial<Line>,
): Line => ({
  ...{ id: uuidv7(), quantity: '', rate: null, derivation: [], waits: false },
  ...{ readingId: null, ruleId: null, readingVersion: 0, ahead: 0 },
  ...rest,
});

/** Lines with what is to be charged for being late or credited; credits go as far as the lines do. */
export function withSurcharge(lines: readonly Line[], open: readonly Derivation[]): Line[] {
  // It is the common fund's, and goes off nothing of another's.
  const own = lines.filter(({ kind }) => fundOf(kind) === 'common');
  const derivation = creditedUpTo(open, totalOf(own));
  const amount = totalOf(derivation);
  // Of one that asks for nothing else, charges and credits that cancel each other out wait.
  if (derivation.length === 0 || (lines.length === 0 && amount <= 0)) return [...lines];
  const description = amount < 0 ? 'คืนเงินเพิ่มที่เรียกเก็บเกิน' : 'เงินเพิ่มเพราะชำระล่าช้า';
  return [...lines, line({ kind: 'surcharge', description, amount, derivation })];
}

/** The line of what was entered before. */
export function waitingLine(entered: typeof charges.$inferSelect): Line {
  const { id, kind, description, quantity, rate, amount } = entered;
  return line({ id, kind, description, quantity, rate, amount, waits: true });
}
