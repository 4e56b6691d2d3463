import { randomUUID } from 'node:crypto';
import { withValue } from '@tests/kit/sample-call';
import { addressOf, declared } from '@tests/services/app/declared';
import { booksReportEndpoints } from '@/contracts/billing/books/report';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { statementFileEndpoints } from '@/contracts/billing/statements/statement-file';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { sampleOf } from '@/contracts/kit/calls/sample';
import { monthAfter } from '@/contracts/kit/fields/month';
import type { ReferenceKind } from '@/contracts/kit/references/reference';
import { namedIn, referencesIn } from '@/contracts/kit/references/references-in';
import { datedBefore } from './dated-before';
import { today } from './desk';
import { plainColumns, startBank, statementFile } from './statements/bank';

const bank = startBank();
const { services, owing, payment, closeBefore, account, bring, lines } = bank;

const thisMonth = today.slice(0, 7);
const lastMonth = monthAfter(thisMonth, -1);
const day = `${lastMonth}-05`;
const reason = 'ของงวดที่ปิดแล้ว';
const money = /^\/(sf|mpay|arrears)\b/;
/** Closing itself, and what only the gateway or a resident calls. */
const others = /^\/(sf\/period|mpay\/(page|callback))/;

/** All calls that change money, whoever declares them. */
const writes = declared().filter(
  ({ method, path }) => method !== 'GET' && money.test(path) && !others.test(path),
);

type Known = Partial<Record<ReferenceKind, string>>;

/** How a call would reach what is dated in a closed month, where nothing better is told of it below. */
function madeUp({ call, path }: Endpoint, known: Known): object[] {
  const sample = sampleOf(call) as { body?: object };
  // Samples share one id: sent as it is, the second call would be refused as another try of the first.
  const body = { ...sample.body, ...(sample.body && 'id' in sample.body && { id: randomUUID() }) };
  const ofThen = { ...sample, ...(sample.body && { body: { ...body, day } }) };
  const named = namedIn(ofThen, referencesIn(call)).reduce<unknown>(
    (made, { path: at, kind }) => withValue(made, at.split('.'), known[kind] ?? randomUUID()),
    ofThen,
  ) as object;
  if (!path.includes(':')) return [named];
  return Object.values(known).map((id) => ({ ...named, params: { id } }));
}

/** Read anew where a transaction may have written since: without one nothing can differ. */
function datedSince() {
  let known = { at: '', rows: [] as Awaited<ReturnType<typeof datedBefore>> };
  return async () => {
    const [{ at } = { at: '' }] = await services.sql<{ at: string }>(
      'select pg_snapshot_xmax(pg_current_snapshot())::text as at',
    );
    if (known.at !== at) known = { at, rows: await datedBefore(services, thisMonth) };
    return known.rows;
  };
}
/** What is told of it to the committee. */
const told = () =>
  services.get(booksReportEndpoints.read, { query: { period: lastMonth } }, bank.token());

test('no call changes what is dated in a closed month, and what is posted today still can be', async () => {
  const accountId = await account('1000000077');
  // Of sums of their own: a line that the account has already is not brought again, whatever its text.
  const file = (text: string, sum: number) =>
    statementFile([{ day, in: sum, text }], `${text}.csv`);
  await bring(accountId, file('ก่อนปิด', 123_400));
  const [line] = await lines(accountId);
  const open = await owing(200);
  const [owed, paid, unpaid, planned] = open.filter(
    ({ period, paid: sum }) => period <= lastMonth && sum === 0,
  );
  const [read] = await services.sql<{ id: string; unit: string; kind: string; version: number }>(
    `select id, unit_id as unit, kind_id as kind, version from meter_readings where period = $1
      and unit_id in (select unit_id from invoices where period = $1 and voided_at is null)
      and property_id = (select property_id from units where id = $2) order by id limit 1`,
    [lastMonth, owed?.unitId],
  );
  if (!owed || !paid || !unpaid || !planned || !read || !line)
    throw new Error('too little is owed');
  const take = (of: typeof owed, more: object) =>
    services.get(receiptEndpoints.take, { body: payment(of, more) }, bank.token());
  const receipt = await take(paid, { day, amount: 100 });
  await services.sql('update invoices set issued_on = $1 where id = any($2)', [
    day,
    [owed.id, unpaid.id],
  ]);
  const [row] = (
    await services.get(statementFileEndpoints.list, { query: { limit: 50 } }, bank.token())
  ).rows;
  await closeBefore(thisMonth);

  const id = (of: string) => ({ params: { id: of } });
  const month = { period: lastMonth, issuedOn: day, dueOn: today };
  const charge = { unitNumber: owed.unitNumber, kind: 'fine', amount: '50' };
  const tries: Record<string, object[]> = {
    'POST /sf/charge': [{ body: charge }],
    'POST /sf/charge/delete/:id': [id(randomUUID())],
    'POST /sf/invoice/preview': [{ body: month }],
    'POST /sf/invoice/issue': [
      { body: { ...month, units: 1, total: 100 } },
      { body: { ...month, issuedOn: today, units: 1, total: 100 } },
    ],
    'POST /sf/invoice/issue/resume': [id(randomUUID()), {}],
    'POST /sf/invoice/reload-invoice': [{ body: { id: unpaid.id } }],
    'POST /sf/invoice/void/:id': [{ ...id(unpaid.id), body: { reason } }],
    'POST /sf/billing-setting/update': [{ body: { commonFeeRate: '99' } }],
    'POST /sf/receipt/take': [
      { body: payment(owed, { day, amount: 100, method: 'cash' }) },
      { body: payment(owed, { amount: 100 }) },
    ],
    'POST /sf/receipt/void/:id': [{ ...id(receipt.id), body: { reason } }],
    'POST /sf/receipt/print/:id': [id(receipt.id)],
    'POST /sf/bank-account/upsert': [
      { body: { name: 'x', bank: 'scb', number: '1000000078', fund: 'common' } },
    ],
    'POST /sf/bank-account/active/:id': [{ ...id(accountId), body: { active: false } }],
    'POST /sf/statement/file/look': [
      { body: { accountId, ...plainColumns }, files: [file('หลังปิด', 123_500)] },
    ],
    'POST /sf/statement/file/bring': [
      { body: { accountId, ...plainColumns }, files: [file('หลังปิด', 123_500)] },
    ],
    'POST /sf/statement/file/take-back/:id': [id(row?.id ?? '')],
    'POST /sf/statement/slip': [{ body: { code: 'x' } }],
    'POST /sf/statement/book': [
      {
        body: {
          id: randomUUID(),
          lines: [{ lineId: line.id, unitId: owed.unitId, keepRest: true }],
        },
      },
    ],
    'POST /sf/statement/book-to': [
      { body: { id: randomUUID(), lineId: line.id, account: 'interest' } },
    ],
    'POST /sf/statement/undo/:id': [{ ...id(line.id), body: { reason } }],
    'POST /sf/statement/aside/:id': [{ ...id(line.id), body: { reason } }],
    'POST /sf/statement/bring-back/:id': [id(line.id)],
    'POST /mpay/ask': [{ body: { invoiceId: owed.id } }],
    'POST /mpay/check/:id': [id(randomUUID())],
    'POST /mpay/settle/:id': [{ ...id(randomUUID()), body: { reason } }],
    'POST /sf/meter/reading': [
      {
        body: {
          ...{ kindId: read.kind, period: lastMonth },
          readings: [{ unitId: read.unit, version: read.version, reading: '99999' }],
        },
      },
    ],
    'POST /sf/meter/reading/correct/:id': [
      { ...id(read.id), body: { version: read.version, corrected: '99999', reason } },
    ],
    'POST /arrears/plan': [
      {
        body: {
          ...{ id: randomUUID(), unitId: planned.unitId, invoiceIds: [planned.id] },
          instalments: [{ dueOn: today, amount: (planned.owed / 100).toFixed(2) }],
          stopsSurcharge: true,
        },
      },
    ],
    'POST /arrears/clear': [
      {
        body: {
          ...{ id: randomUUID(), unitId: owed.unitId, requester: 'ผู้ซื้อ' },
          ...{ requestedOn: day, withFee: true },
        },
      },
    ],
    'POST /arrears/letter': [{ body: { unitId: owed.unitId, stage: 'first' } }],
    'POST /arrears/letter/void/:id': [{ ...id(randomUUID()), body: { reason } }],
  };
  const known: Known = {
    ...{ invoice: unpaid.id, receipt: receipt.id, unit: owed.unitId },
    ...{ 'statement-line': line.id, 'bank-account': accountId },
  };
  const dated = datedSince();
  const before = [await dated(), await told()];
  const went: string[] = [];
  for (const endpoint of writes) {
    const name = `${endpoint.method} ${endpoint.path}`;
    for (const call of tries[name] ?? madeUp(endpoint, known)) {
      const reply = await services.call(endpoint as Endpoint, call as never, bank.token());
      if (reply.status >= 500) throw new Error(`${name}: ${reply.status} (${addressOf(endpoint)})`);
      if (!reply.error) went.push(name);
      expect([name, await dated()]).toEqual([name, before[0]]);
    }
  }
  expect(await told()).toEqual(before[1]);
  // What is of today went all the same.
  for (const name of [
    ...['/sf/receipt/take', '/sf/receipt/void/:id', '/sf/invoice/void/:id'],
    ...['/arrears/plan', '/arrears/clear'],
  ]) {
    expect(went).toContain(`POST ${name}`);
  }
  expect(went).not.toContain('POST /sf/statement/file/bring');
});
