import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { today } from '@tests/services/master-data/billing/desk';
import { checkKinds } from '@/contracts/billing/books/month-check';
import { chargeEndpoints } from '@/contracts/billing/charge';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { mpayEndpoints, payPageEndpoints } from '@/contracts/billing/mpay';
import { periodEndpoints } from '@/contracts/billing/period';
import { planEndpoints } from '@/contracts/billing/plans';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { statementEndpoints } from '@/contracts/billing/statements/statement';
import { monthAfter } from '@/contracts/kit/fields/month';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import type { Random } from '@/services/seed/random';
import { days, type SmallProperty } from './small-property';
import type { Standing } from './standing';

const thisMonth = today.slice(0, 7);
const reason = 'ทดลอง';
const nothing = { code: 'NOTHING' };
const nobody = '018f0000-0000-7000-8000-00000000aaaa';

/** How often each deed is done. */
export const weights = {
  ...{ payPart: 10, payWhole: 8, payOver: 6, payNamed: 5, payTogether: 4, useAhead: 6 },
  ...{ payUnbilled: 4, sameTry: 2, atOnce: 2, voidReceipt: 12, voidInvoice: 5, fine: 6, issue: 1 },
  ...{ takeBack: 1, gatewayAsk: 3, gatewayWord: 5, book: 7, tie: 3, bookOther: 2, undo: 6 },
  ...{
    setAside: 1,
    bringBack: 1,
    plan: 2,
    dropPlan: 2,
    close: 3,
    closeUnseen: 1,
    reopen: 3,
    grant: 3,
  },
} as const;
export type Deed = keyof typeof weights;

/** Each deed as a call of somebody at a desk; answers why it was refused, or nothing. */
export function deedsOf(place: SmallProperty, random: Random) {
  const { services, token, manager, units, propertyId } = place;
  type Call = Parameters<typeof services.call>;
  const told = async (...call: Call) => (await services.call(...call)).error;

  const payment = (unitId: string, amount: number, more: object = {}) => ({
    ...{
      id: randomUUID(),
      unitId,
      amount,
      method: random.pick(['cash', 'transfer', 'promptpay', 'cheque']),
    },
    ...{ day: random.pick(days), payerName: 'ผู้ชำระ', invoiceIds: [], isAnother: true, ...more },
  });
  const take = (body: object) => told(receiptEndpoints.take, { body } as never, token);
  const owedBy = ({ invoices }: Standing, unitId: string) =>
    invoices.reduce((sum, one) => (one.unit_id === unitId ? sum + one.owed : sum), 0);
  const anyUnit = () => random.pick(units).id;
  const anyOf = <T>(from: readonly T[]) => (from.length > 0 ? random.pick(from) : undefined);

  async function issue(period: string, issuedOn: string, dueOn: string) {
    const month = { period, issuedOn, dueOn };
    const { data, error } = await services.call(invoiceEndpoints.preview, { body: month }, token);
    if (!data) return error;
    if (data.units === 0) return nothing;
    const body = { ...month, units: data.units, total: data.total };
    const refused = await told(invoiceEndpoints.issue, { body } as never, token);
    if (refused) return refused;
    for (;;) {
      const { run } = await services.get(invoiceEndpoints.issuing, {}, token);
      if (run?.task.state === 'failed') throw new Error(JSON.stringify(run.task.failure));
      if (run?.endedAt) return undefined;
      await pause(5);
    }
  }

  let lastIssued: string | undefined;
  async function issueNext() {
    const { months, next } = await services.get(invoiceEndpoints.issuing, {}, token);
    const behind = months.filter((one) => one.issued < units.length && one.period <= thisMonth);
    const period = random.chance(0.7) ? (behind[0]?.period ?? next) : next;
    const issuedOn = period < thisMonth ? `${period}-01` : random.pick([today, `${thisMonth}-01`]);
    const error = await issue(
      period,
      issuedOn,
      random.chance(0.5) ? issuedOn : dayAfter(issuedOn, 15),
    );
    if (!error) lastIssued = period;
    return error;
  }

  const secret = createHmac('sha256', services.tokenSecret).update('payment gateway').digest('hex');
  async function word(event: object) {
    const raw = JSON.stringify(event);
    const time = String(Math.floor(Date.now() / 1000));
    const headers = {
      ...{ 'content-type': 'application/json', 'x-gateway-time': time },
      'x-gateway-signature': createHmac('sha256', secret).update(`${time}.${raw}`).digest('hex'),
    };
    const url = `${services.url}/master-data/api/v1/mpay/callback`;
    const reply = await fetch(url, { method: 'POST', headers, body: raw });
    return reply.ok ? undefined : { code: `STATUS_${reply.status}` };
  }

  async function book(lines: readonly object[]) {
    const body = { id: randomUUID(), lines };
    return told(statementEndpoints.book, { body } as never, token);
  }
  const free = ({ lines }: Standing) =>
    anyOf(lines.filter(({ receipt_id: id, aside }) => !id && !aside));

  const deeds: Record<Deed, (now: Standing) => Promise<{ code: string } | undefined>> = {
    payPart: async (now) => {
      const one = anyOf(now.invoices.filter(({ owed }) => owed > 1));
      return one && take(payment(one.unit_id, random.whole(1, one.owed - 1)));
    },
    payWhole: async (now) => {
      const unitId = anyUnit();
      const owed = owedBy(now, unitId);
      return owed > 0 ? take(payment(unitId, owed)) : nothing;
    },
    payOver: async (now) => {
      const unitId = anyUnit();
      const amount = owedBy(now, unitId) + random.whole(1, 500_000);
      return take(payment(unitId, amount, { keepRest: random.chance(0.9) }));
    },
    payNamed: async (now) => {
      const one = anyOf(now.invoices);
      if (!one) return nothing;
      const amount = random.whole(1, Math.max(1, one.owed + random.pick([0, 0, 100])));
      return take(
        payment(one.unit_id, amount, { invoiceIds: [one.id], keepRest: random.chance(0.5) }),
      );
    },
    payTogether: async (now) => {
      const [first, ...along] = new Set([anyUnit(), anyUnit(), anyUnit()]);
      if (!first) return nothing;
      const owed = [first, ...along].reduce((sum, id) => sum + owedBy(now, id), 0);
      const amount = Math.max(1, random.pick([owed, Math.trunc(owed / 2), owed + 5_000]));
      return take(payment(first, amount, { along, keepRest: random.chance(0.7) }));
    },
    useAhead: async ({ ahead, invoices }) => {
      // A void leaves money paid ahead beside what is owed again.
      const one = anyOf(
        ahead.filter((own) =>
          invoices.some((bill) => bill.unit_id === own.unit_id && bill.owed > 0),
        ),
      );
      if (!one) return nothing;
      return take(
        payment(one.unit_id, random.whole(1, one.amount + 100), { method: 'advance', day: today }),
      );
    },
    payUnbilled: async () => {
      const unitId = anyUnit();
      const query = { unitId };
      const { unbilled, owed } = await services.get(receiptEndpoints.owed, { query }, token);
      if (unbilled.total <= 0) return nothing;
      const amount = random.pick([
        owed + unbilled.total,
        unbilled.total,
        owed + unbilled.total + 700,
      ]);
      return take(
        payment(unitId, amount, { day: today, unbilled: unbilled.total, keepRest: true }),
      );
    },
    // The same press twice, one after the other and at once, is one receipt.
    sameTry: async (now) => {
      const one = anyOf(now.invoices.filter(({ owed }) => owed > 0));
      if (!one) return nothing;
      const body = payment(one.unit_id, one.owed);
      const all = await Promise.all([take(body), take(body)]);
      return all[0] ?? take(body);
    },
    atOnce: async (now) => {
      const one = anyOf(now.invoices.filter(({ owed }) => owed > 0));
      if (!one) return nothing;
      const [first] = await Promise.all([
        ...[take(payment(one.unit_id, one.owed)), take(payment(one.unit_id, one.owed))],
        told(invoiceEndpoints.cancel, { params: { id: one.id }, body: { reason } }, token),
      ]);
      return first;
    },
    voidReceipt: ({ receipts }) =>
      told(
        receiptEndpoints.cancel,
        { params: { id: anyOf(receipts)?.id ?? nobody }, body: { reason } },
        token,
      ),
    voidInvoice: ({ invoices }) =>
      told(
        invoiceEndpoints.cancel,
        { params: { id: anyOf(invoices)?.id ?? nobody }, body: { reason } },
        token,
      ),
    fine: async () => {
      const { number: unitNumber } = random.pick(units);
      const body = { unitNumber, kind: 'fine', amount: String(random.whole(1, 900)) };
      return told(chargeEndpoints.create, { body } as never, token);
    },
    issue: issueNext,
    takeBack: async ({ lastIssue }) => {
      if (random.chance(0.6)) await issueNext();
      return told(
        invoiceEndpoints.takeBack,
        { body: { period: lastIssued ?? lastIssue ?? thisMonth, reason } },
        manager,
      );
    },
    gatewayAsk: async (now) => {
      const one = anyOf(now.invoices.filter(({ owed }) => owed > 0));
      if (!one) return nothing;
      const { data, error } = await services.call(
        mpayEndpoints.ask,
        { body: { invoiceId: one.id } },
        token,
      );
      const params = { reference: data?.url.split('ref=')[1] ?? '' };
      return error ?? told(payPageEndpoints.start, { params });
    },
    // Of the right amount or another, or failed; told twice at once.
    gatewayWord: async ({ payments }) => {
      const one = anyOf(payments);
      if (!one) return nothing;
      const amount = random.pick([
        one.amount,
        one.amount,
        one.amount,
        one.amount + 100,
        Math.max(1, one.amount - 100),
      ]);
      const state = random.chance(0.85) ? 'paid' : 'failed';
      const event = { id: randomUUID(), charge: one.charge, state, amount };
      const [first] = await Promise.all([word(event), word(event)]);
      if (first || !random.chance(0.3)) return first;
      return told(mpayEndpoints.settle, { params: { id: one.id }, body: { reason } }, token);
    },
    book: async (now) => {
      const line = free(now);
      const ways = { keepRest: true, isAnother: true };
      return line ? book([{ lineId: line.id, unitId: anyUnit(), ...ways }]) : nothing;
    },
    bookOther: async (now) => {
      const [line, one] = [anyOf(now.lines), anyOf(now.invoices)];
      if (!line || !one) return nothing;
      return book([
        {
          lineId: line.id,
          unitId: one.unit_id,
          invoiceIds: [one.id],
          keepRest: random.chance(0.5),
        },
      ]);
    },
    tie: async (now) => {
      const line = free(now);
      if (!line) return nothing;
      // Somebody at the desk receipts what the bank has a line of.
      const like = now.loose.find(({ amount }) => amount === line.amount);
      if (like) return book([{ lineId: line.id, receiptId: like.id }]);
      return take(payment(anyUnit(), line.amount, { method: 'transfer', keepRest: true }));
    },
    undo: async ({ lines }) => {
      const line = anyOf(lines.filter(({ receipt_id: id }) => id));
      return line
        ? told(statementEndpoints.undo, { params: { id: line.id }, body: { reason } }, manager)
        : nothing;
    },
    setAside: async (now) => {
      const line = free(now);
      return line
        ? told(statementEndpoints.setAside, { params: { id: line.id }, body: { reason } }, token)
        : nothing;
    },
    bringBack: async ({ lines }) => {
      const line = anyOf(lines.filter(({ aside }) => aside));
      return line
        ? told(statementEndpoints.bringBack, { params: { id: line.id } }, token)
        : nothing;
    },
    plan: async (now) => {
      const unitId = anyUnit();
      const own = now.invoices.filter((one) => one.unit_id === unitId && one.owed > 1);
      const total = own.reduce((sum, { owed }) => sum + owed, 0);
      if (own.length === 0) return nothing;
      const first = random.whole(1, total - 1);
      const instalments = [
        { dueOn: dayAfter(today, 10), amount: first },
        { dueOn: dayAfter(today, 40), amount: total - first },
      ];
      const asked = { id: randomUUID(), unitId, invoiceIds: own.map(({ id }) => id), instalments };
      const body = { ...asked, stopsSurcharge: random.chance(0.5) };
      return told(planEndpoints.make, { body } as never, manager);
    },
    dropPlan: async ({ plans }) => {
      const one = anyOf(plans);
      return one
        ? told(planEndpoints.cancel, { params: { id: one.id }, body: { reason } }, manager)
        : nothing;
    },
    close: async ({ months }) => {
      const last = months.findLast(({ closed }) => closed)?.period;
      const period = last ? monthAfter(last, 1) : (months[0]?.period ?? thisMonth);
      if (period >= thisMonth) return nothing;
      const body = { period, left: [...checkKinds], reason: 'ปิดเท่าที่มี' };
      return told(periodEndpoints.close, { body }, manager);
    },
    closeUnseen: async ({ months }) => {
      const body = { period: months.at(-1)?.period ?? thisMonth, left: [checkKinds[0]] };
      return told(periodEndpoints.close, { body }, random.pick([token, manager]));
    },
    reopen: async ({ months }) => {
      const last = months.findLast(({ closed }) => closed);
      if (!last) return nothing;
      return told(periodEndpoints.reopen, { body: { period: last.period, reason } }, manager);
    },
    grant: async ({ months }) => {
      const last = months.findLast(({ asked }) => asked);
      return last
        ? told(periodEndpoints.grantReopen, { body: { period: last.period } }, token)
        : nothing;
    },
  };
  return { deeds, propertyId };
}
