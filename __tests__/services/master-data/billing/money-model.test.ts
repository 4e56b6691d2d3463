import { chargeEndpoints } from '@/contracts/billing/charge';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { readingEndpoints } from '@/contracts/billing/meters/reading';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { next, startDesk, today } from './desk';

const desk = startDesk();
const { services, made, owing, payment } = desk;
let token = '';
let manager = '';
beforeAll(async () => {
  token = desk.token();
  manager = await services.signIn('manager');
});

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function randomBy(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const reason = 'ทดลอง';

/** What must hold whatever was done; the desk looks at the books after each test. */
async function expectSound(done: readonly string[]) {
  const wrong = await services.sql(
    `select i.number, 'total' as what from invoices i join charges c on c.invoice_id = i.id
      where i.source <> 'accounting' group by i.id having sum(c.amount) <> i.total
    union all select c.reading_id::text, 'billed twice' from charges c
      join invoices i on i.id = c.invoice_id and i.voided_at is null
      where c.reading_id is not null group by 1 having count(*) > 1
    union all select property_id::text, 'numbers' from invoices where source <> 'accounting'
      group by property_id, split_part(number, '-', 2) , left(number, 10)
      having max(right(number, 6)::int) <> count(*)
    union all select i.number, 'posting left' from invoices i join ledger_entries l
      on l.paper_id = i.id where i.voided_at is not null group by i.id, l.account having sum(l.amount) <> 0`,
  );
  expect([done, wrong]).toEqual([done, []]);
}

test.each([11, 2569])(
  'whatever is done in whatever order, the books hold (%i)',
  async (seed) => {
    const random = randomBy(seed);
    const upTo = (most: number) => Math.floor(random() * most);
    const days = { period: next, issuedOn: today, dueOn: today };
    const deeds = {
      async read() {
        const query = { period: next };
        const { kind, rows } = await services.get(readingEndpoints.sheet, { query }, token);
        const readings = rows
          .filter(() => random() < 0.2)
          .map(({ unitId, before, reading }) => ({
            ...{ unitId, version: reading?.version ?? 0, estimated: random() < 0.1 },
            reading: String(Number(before?.reading ?? 0) + upTo(40) - 1),
          }));
        if (readings.length === 0) return;
        const body = { kindId: kind?.id ?? '', period: next, readings };
        await services.get(readingEndpoints.save, { body }, token);
      },
      async charge() {
        const unitNumber = `A-010${1 + upTo(8)}`;
        const body = { unitNumber, kind: 'fine' as const, amount: String(1 + upTo(900)) };
        await services.call(chargeEndpoints.create, { body }, token);
      },
      async issue() {
        const shown = await services.get(invoiceEndpoints.preview, { body: days }, token);
        if (shown.units === 0) return;
        const body = { ...days, units: shown.units, total: shown.total };
        await services.get(invoiceEndpoints.issue, { body }, token);
        await made();
      },
      async takeBack() {
        await services.call(invoiceEndpoints.takeBack, { body: { period: next, reason } }, manager);
      },
      async pay() {
        const rows = await owing(20);
        const row = rows[upTo(rows.length)];
        if (row) await services.call(receiptEndpoints.take, { body: payment(row) }, token);
      },
      async voidOne() {
        const rows = await owing(20);
        const row = rows[upTo(rows.length)];
        if (!row) return;
        const call = { params: { id: row.id }, body: { reason } };
        await services.call(invoiceEndpoints.cancel, call, manager);
      },
      async voidReceipt() {
        const { rows } = await services.get(receiptEndpoints.list, { query: { limit: 5 } }, token);
        const row = rows[upTo(rows.length)];
        if (!row) return;
        const call = { params: { id: row.id }, body: { reason } };
        await services.call(receiptEndpoints.cancel, call, manager);
      },
    };
    const names = Object.keys(deeds) as (keyof typeof deeds)[];
    const done: string[] = [];
    for (let step = 0; step < 14; step++) {
      const name = names[upTo(names.length)] ?? 'read';
      done.push(name);
      await deeds[name]();
      await expectSound(done);
    }
  },
  120_000,
);
