import { randomUUID } from 'node:crypto';
import { today } from '@tests/services/master-data/billing/desk';
import type { Standing } from '@tests/services/master-data/billing/model/standing';
import { lineAccounts, statementEndpoints } from '@/contracts/billing/statements/statement';
import { type Deeds, type Doing, nothing, reason } from './doing';

/** A bank's lines: receipts made of them, tied to them, and all of it taken back. */
export function bank({ random, token, manager, told, anyOf, anyUnit, ...of }: Doing) {
  async function book(lines: readonly object[]) {
    const body = { id: randomUUID(), lines };
    return told(statementEndpoints.book, { body } as never, token);
  }
  const free = ({ lines }: Standing) =>
    anyOf(
      lines.filter(
        ({ receipt_id: id, booked_to: to, aside, amount }) => !id && !to && !aside && amount > 0,
      ),
    );

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
    bookTo: [
      4,
      async ({ lines }) => {
        // Most are free and of the right side; what is not is refused.
        const line = anyOf(lines.filter(({ receipt_id: id }) => !id || random.chance(0.1)));
        if (!line) return nothing;
        const side = random.chance(0.9) === line.amount > 0 ? lineAccounts.in : lineAccounts.out;
        const body = { id: randomUUID(), lineId: line.id, account: random.pick(side), note: '' };
        return told(statementEndpoints.bookTo, { body }, token);
      },
    ],
    undo: [
      6,
      async ({ lines }) => {
        const line = anyOf(lines.filter(({ receipt_id: id, booked_to: to }) => id || to));
        if (!line) return nothing;
        const call = { params: { id: line.id }, body: { reason } };
        // As it stands by now, not when the sequence began.
        const [was] = await of.services.sql<{ to: string | null }>(
          'select booked_to as to from statement_lines where id = $1',
          [line.id],
        );
        const error = await told(statementEndpoints.undo, call, manager);
        if (!error && was?.to) of.kept.freed(line, was.to, today);
        return error;
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
