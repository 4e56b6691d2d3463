import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { InstanceOptions } from '@tests/kit/host/instance';
import { startServices } from '@tests/kit/services';
import { checkKinds } from '@/contracts/billing/books/month-check';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { periodEndpoints } from '@/contracts/billing/period';
import { monthAfter } from '@/contracts/kit/fields/month';

export const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format();
export const next = monthAfter(today.slice(0, 7), 1);

/** A desk where finance works; after each test the books come out even. */
export function startDesk(options: InstanceOptions = {}) {
  const services = startServices(options);
  let token = '';
  let manager = '';
  beforeAll(async () => {
    token = await services.signIn('finance');
    manager = await services.signIn('manager');
  });

  /** What the books come to, in all and by posting. */
  async function unbalanced() {
    const [sums] = await services.sql<{ all: string; wrong: string }>(
      `select (select sum(amount) from ledger_entries) as "all", (select count(*) from
        (select 1 from ledger_entries group by posting, fund having sum(amount) <> 0) p) as wrong`,
    );
    // What is owed by the invoices is what the books have as receivable.
    const [owed] = await services.sql<{ invoices: string; books: string }>(
      `select (select sum(total - paid - credited) from invoices where voided_at is null) as invoices,
        (select sum(amount) from ledger_entries where account = 'receivable') as books`,
    );
    return [Number(sums?.all), Number(sums?.wrong), Number(owed?.invoices) - Number(owed?.books)];
  }

  /** What is kept of each month's papers and of its books beside what they are. */
  const notAsCounted = () =>
    services.sql(
      `(select kind, period, '' as what, '' as account, n::bigint as kept from billing_totals where n <> 0
        union all select property_id::text, period, what, concat(account, fund, bank_account_id), amount
          from ledger_months where amount <> 0)
      except
      (select 'invoices', period, '', '', count(*) from invoices group by property_id, period
        union all select 'receipts', to_char(day, 'YYYY-MM'), '', '', count(*)
          from receipts group by property_id, to_char(day, 'YYYY-MM')
        union all select property_id::text, to_char(day, 'YYYY-MM'), what,
          concat(account, fund, bank_account_id), sum(amount) from ledger_entries group by 1, 2, 3, 4)`,
    );

  afterEach(async () => {
    expect(await unbalanced()).toEqual([0, 0, 0]);
    expect(await notAsCounted()).toEqual([]);
  });

  const months = () => services.get(periodEndpoints.list, {}, token);
  /** Closes a month as it is, by who took no money in it. */
  const close = (period: string) => {
    const body = { period, left: [...checkKinds], reason: 'ปิดเท่าที่มี' };
    return services.call(periodEndpoints.close, { body }, manager);
  };
  /** Opens a month again: one asks, another grants. */
  async function reopen(period: string) {
    const asked = await services.call(
      periodEndpoints.reopen,
      { body: { period, reason: 'แก้ยอด' } },
      manager,
    );
    if (asked.error) return asked;
    return services.call(periodEndpoints.grantReopen, { body: { period } }, token);
  }
  /** Closes the months before one, in their order; answers what opens them again. */
  async function closeBefore(period: string) {
    const open = (await months()).filter((one) => one.period < period && !one.closed);
    for (const one of open.toReversed()) expect((await close(one.period)).error).toBeUndefined();
    return async () => {
      for (const one of open) expect((await reopen(one.period)).error).toBeUndefined();
    };
  }

  /** The month that runs, closed all the same, as it could be once; answers what opens it again. */
  async function closeRunning() {
    const turn = (at: string) =>
      services.sql(
        `insert into billing_periods (property_id, period, closed_at)
          select id, $1, ${at} from properties where code = 'RMN'
          on conflict (property_id, period) do update set closed_at = ${at}`,
        [today.slice(0, 7)],
      );
    await turn('now()');
    return () => turn('null');
  }

  const owing = async (limit = 1) =>
    (await services.get(invoiceEndpoints.list, { query: { state: 'open', limit } }, token)).rows;
  const payment = (of: { unitId: string; owed: number; id: string }, more: object = {}) => ({
    ...{
      id: randomUUID(),
      unitId: of.unitId,
      method: 'cash' as const,
      amount: of.owed,
      day: today,
    },
    ...{ payerName: 'ผู้ชำระ', invoiceIds: [of.id], ...more },
  });

  /** A confirmed month once the queue has made it. */
  async function made() {
    for (;;) {
      const { run } = await services.get(invoiceEndpoints.issuing, {}, token);
      if (run?.task.state === 'failed') throw new Error(JSON.stringify(run.task.failure));
      if (run?.endedAt && run.task.state === 'done') return run;
      await pause(50);
    }
  }

  return {
    ...{ services, token: () => token, manager: () => manager, owing, payment, made },
    ...{ months, close, reopen, closeBefore, closeRunning },
  };
}
