import { uuidv7 } from 'uuidv7';
import { fundOf } from '@/contracts/billing/books/chart';
import type { charges } from '@/services/master-data/billing/invoices/tables';
import type { OpenDebt } from '@/services/master-data/billing/late/debts';
import { creditedUpTo, totalOf } from '@/services/master-data/billing/late/surcharge';
import type { Line } from './draft';

/** A line that is nowhere yet. */
export const line = (
  rest: Pick<Line, 'kind' | 'description' | 'amount'> & Partial<Line>,
): Line => ({
  ...{ id: uuidv7(), quantity: '', rate: null, derivation: [], waits: false },
  ...{ basis: null, months: 1, discount: '0.00' },
  ...{ readingId: null, ruleId: null, creditId: null, readingVersion: 0, ahead: 0 },
  ...rest,
});

/**
 * Lines with what is to be charged for being late or credited, and what of that is waived; credits go as far as
 * the lines do.
 */
export function withSurcharge(
  lines: readonly Line[],
  debts: readonly Pick<OpenDebt, 'open' | 'waived'>[],
): Line[] {
  const waived = debts.flatMap((debt) => debt.waived);
  const open = debts.flatMap((debt) => debt.open);
  // It is the common fund's, and goes off nothing of another's.
  const own = lines.filter(({ kind }) => fundOf(kind) === 'common');
  const derivation = creditedUpTo(open, totalOf(own) - totalOf(waived));
  const amount = totalOf(derivation);
  // Of one that asks for nothing else, charges and credits that cancel each other out wait.
  const isNothing = lines.length === 0 && amount <= totalOf(waived);
  if (derivation.length === 0 || isNothing) return [...lines];
  const description = amount < 0 ? 'คืนเงินเพิ่มที่เรียกเก็บเกิน' : 'เงินเพิ่มเพราะชำระล่าช้า';
  return [
    ...[...lines, line({ kind: 'surcharge', description, amount, derivation })],
    ...waived.map(({ creditId, number, amount: less }) =>
      line({
        ...{ kind: 'surcharge', description: `ยกเว้นเงินเพิ่มของ ${number}` },
        ...{ amount: -less, creditId },
      }),
    ),
  ];
}

/** The line of what was entered before. */
export function waitingLine(entered: typeof charges.$inferSelect): Line {
  const { id, kind, description, quantity, rate, amount } = entered;
  return line({ id, kind, description, quantity, rate, amount, waits: true });
}
