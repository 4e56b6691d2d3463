import { today } from '@tests/services/master-data/billing/desk';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { type Deeds, type Doing, nobody, nothing, reason } from './doing';

/** Money that comes to the desk, and receipts that are taken back. */
export const paying = ({ random, services, token, told, take, ...of }: Doing) =>
  ({
    payPart: [
      10,
      async (now) => {
        const one = of.anyOf(now.invoices.filter(({ owed }) => owed > 1));
        return one ? take(of.payment(one.unit_id, random.whole(1, one.owed - 1))) : nothing;
      },
    ],
    payWhole: [
      8,
      async (now) => {
        const unitId = of.anyUnit();
        const owed = of.owedBy(now, unitId);
        return owed > 0 ? take(of.payment(unitId, owed)) : nothing;
      },
    ],
    payOver: [
      6,
      async (now) => {
        const unitId = of.anyUnit();
        const amount = of.owedBy(now, unitId) + random.whole(1, 500_000);
        return take(of.payment(unitId, amount, { keepRest: random.chance(0.9) }));
      },
    ],
    payNamed: [
      5,
      async (now) => {
        const one = of.anyOf(now.invoices);
        if (!one) return nothing;
        const amount = random.whole(1, Math.max(1, one.owed + random.pick([0, 0, 100])));
        return take(
          of.payment(one.unit_id, amount, { invoiceIds: [one.id], keepRest: random.chance(0.5) }),
        );
      },
    ],
    payTogether: [
      4,
      async (now) => {
        const [first, ...along] = new Set([of.anyUnit(), of.anyUnit(), of.anyUnit()]);
        if (!first) return nothing;
        const owed = [first, ...along].reduce((sum, id) => sum + of.owedBy(now, id), 0);
        const amount = Math.max(1, random.pick([owed, Math.trunc(owed / 2), owed + 5_000]));
        return take(of.payment(first, amount, { along, keepRest: random.chance(0.7) }));
      },
    ],
    useAhead: [
      6,
      async ({ ahead, invoices }) => {
        // A void leaves money paid ahead beside what is owed again.
        const one = of.anyOf(
          ahead.filter((own) =>
            invoices.some((bill) => bill.unit_id === own.unit_id && bill.owed > 0),
          ),
        );
        if (!one) return nothing;
        const amount = random.whole(1, one.amount + 100);
        return take(
          of.payment(one.unit_id, amount, { method: 'advance', cheque: null, day: today }),
        );
      },
    ],
    payUnbilled: [
      4,
      async () => {
        const unitId = of.anyUnit();
        const query = { unitId };
        const { unbilled, owed } = await services.get(receiptEndpoints.owed, { query }, token);
        if (unbilled.total <= 0) return nothing;
        const amount = random.pick([
          ...[owed + unbilled.total, unbilled.total, owed + unbilled.total + 700],
        ]);
        return take(
          of.payment(unitId, amount, { day: today, unbilled: unbilled.total, keepRest: true }),
        );
      },
    ],
    // The same press twice, one after the other and at once, is one receipt.
    sameTry: [
      2,
      async (now) => {
        const one = of.owing(now);
        if (!one) return nothing;
        const body = of.payment(one.unit_id, one.owed);
        const all = await Promise.all([take(body), take(body)]);
        return all[0] ?? take(body);
      },
    ],
    atOnce: [
      2,
      async (now) => {
        const one = of.owing(now);
        if (!one) return nothing;
        const [first] = await Promise.all([
          ...[take(of.payment(one.unit_id, one.owed)), take(of.payment(one.unit_id, one.owed))],
          told(invoiceEndpoints.cancel, { params: { id: one.id }, body: { reason } }, token),
        ]);
        return first;
      },
    ],
    voidReceipt: [
      12,
      ({ receipts }) =>
        told(
          receiptEndpoints.cancel,
          { params: { id: of.anyOf(receipts)?.id ?? nobody }, body: { reason } },
          token,
        ),
    ],
  }) satisfies Deeds;
