import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { today } from '@tests/services/master-data/billing/desk';
import { chargeEndpoints } from '@/contracts/billing/charge';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { unitInvoiceEndpoints } from '@/contracts/billing/unit-invoice';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { type Deeds, type Doing, nobody, nothing, reason, thisMonth } from './doing';

/** What units are asked for: months, single invoices, what is taken back. */
export function billing({ random, services, token, manager, units, told, anyOf, anyUnit }: Doing) {
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
    const behind = months.filter((one) => one.issued < units.length);
    const period = random.chance(0.7) ? random.pick([...behind, { period: next }]).period : next;
    const issuedOn = period < thisMonth ? `${period}-01` : random.pick([today, `${thisMonth}-01`]);
    const dueOn = random.chance(0.5) ? issuedOn : dayAfter(issuedOn, 15);
    const error = await issue(period, issuedOn, dueOn);
    if (!error) lastIssued = period;
    return error;
  }

  return {
    issue: [3, issueNext],
    takeBack: [
      1,
      async ({ lastIssue }) => {
        if (random.chance(0.6)) await issueNext();
        const body = { period: lastIssued ?? lastIssue ?? thisMonth, reason };
        return told(invoiceEndpoints.takeBack, { body }, manager);
      },
    ],
    voidInvoice: [
      5,
      ({ invoices }) => {
        const unpaid = invoices.filter(({ owed, total }) => owed === total);
        const id = anyOf(random.chance(0.8) ? unpaid : invoices)?.id ?? nobody;
        return told(invoiceEndpoints.cancel, { params: { id }, body: { reason } }, token);
      },
    ],
    fine: [
      6,
      async () => {
        const { number: unitNumber } = random.pick(units);
        const body = { unitNumber, kind: 'fine', amount: String(random.whole(1, 900)) };
        return told(chargeEndpoints.create, { body } as never, token);
      },
    ],
    billOne: [
      3,
      async () => {
        const kind = random.pick(['fine', 'other'] as const);
        const body = {
          ...{ id: randomUUID(), unitId: anyUnit(), kind, description: 'กุญแจ' },
          ...{ amount: random.whole(1, 90_000), dueOn: random.pick([today, dayAfter(today, 15)]) },
        };
        return told(unitInvoiceEndpoints.issue, { body } as never, token);
      },
    ],
  } satisfies Deeds;
}
