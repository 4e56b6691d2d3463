import { randomUUID } from 'node:crypto';
import { today } from '@tests/services/master-data/billing/desk';
import type { Standing } from '@tests/services/master-data/billing/model/standing';
import { statementEndpoints } from '@/contracts/billing/statements/statement';
import { type Deeds, type Doing, nothing, reason } from './doing';

/** A bank's lines: receipts made of them, tied to them, and all of it taken back. */
export function bank({ random, token, manager, told, anyOf, anyUnit, ...of }: Doing) {
  async function book(lines: readonly object[]) {
    const body = { id: randomUUID(), lines };
    return told(statementEndpoints.book, { body } as never, token);
  }
  const free = ({ lines }: Standing) =>
    anyOf(lines.filter(({ receipt_id: id, aside }) => !id && !aside));

  return {
    book: [
      7,
      async (now) => {
        const line = free(now);
        const ways = { keepRest: true, isAnother: true };
        return line ? book([{ lineId: line.id, unitId: anyUnit(), ...ways }]) : nothing;
      },
    ],
    bookOther: [
      2,
      async (now) => {
        const [line, one] = [anyOf(now.lines), anyOf(now.invoices)];
        if (!line || !one) return nothing;
        const ways = { invoiceIds: [one.id], keepRest: random.chance(0.5) };
        return book([{ lineId: line.id, unitId: one.unit_id, ...ways }]);
      },
    ],
    tie: [
      3,
      async (now) => {
        const line = free(now);
        if (!line) return nothing;
        // Somebody at the desk receipts what the bank has a line of.
        const like = now.loose.find(({ amount }) => amount === line.amount);
        if (like) return book([{ lineId: line.id, receiptId: like.id }]);
        const method = random.pick(['transfer', 'cheque'] as const);
        const cheque = { number: random.digits(8), bank: 'กรุงไทย', day: today };
        return of.take(
          of.payment(anyUnit(), line.amount, {
            ...{ method, cheque: method === 'cheque' ? cheque : null, keepRest: true },
          }),
        );
      },
    ],
    undo: [
      6,
      async ({ lines }) => {
        const line = anyOf(lines.filter(({ receipt_id: id }) => id));
        if (!line) return nothing;
        return told(
          statementEndpoints.undo,
          { params: { id: line.id }, body: { reason } },
          manager,
        );
      },
    ],
    setAside: [
      1,
      async (now) => {
        const line = free(now);
        if (!line) return nothing;
        const call = { params: { id: line.id }, body: { reason } };
        return told(statementEndpoints.setAside, call, token);
      },
    ],
    bringBack: [
      1,
      async ({ lines }) => {
        const line = anyOf(lines.filter(({ aside }) => aside));
        return line
          ? told(statementEndpoints.bringBack, { params: { id: line.id } }, token)
          : nothing;
      },
    ],
  } satisfies Deeds;
}
