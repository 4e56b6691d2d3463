import { randomUUID } from 'node:crypto';
import { startServices } from '@tests/kit/services';
import { write, writeTemplate } from '@tests/services/news/drafts';
import { jpeg, sent } from '@tests/services/upload/files';
import { listViewEndpoints } from '@/contracts/auth/list-view';
import { arrearEndpoints } from '@/contracts/billing/arrears';
import { letterEndpoints } from '@/contracts/billing/arrears-letters';
import { chargeEndpoints } from '@/contracts/billing/charge';
import { chequeEndpoints } from '@/contracts/billing/cheques/cheque';
import { clearEndpoints } from '@/contracts/billing/clear-letters';
import { creditEndpoints } from '@/contracts/billing/credits/credit';
import { depositEndpoints } from '@/contracts/billing/deposits/deposit';
import { refundEndpoints } from '@/contracts/billing/deposits/refund';
import { readingEndpoints } from '@/contracts/billing/meters/reading';
import { planEndpoints } from '@/contracts/billing/plans';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import type { ReferenceKind } from '@/contracts/kit/references/reference';
import { propertyDocumentEndpoints } from '@/contracts/master-data/property/property-document';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { intakeEndpoints } from '@/contracts/parcel/intake';
import { pickUpEndpoints } from '@/contracts/parcel/pick-up';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { declared, nameOf, namesRecord } from './declared';
import { derivedAttempt } from './derived-attempts';
import { giveEveryRight } from './every-right';
import { type NamedRecords, namedRecords } from './named-records';
import { slipReference, type Theirs } from './other-property/attempt';
import { attempts } from './other-property/attempts';
import { storedIn } from './stored';

const services = startServices();
const stored = storedIn(services);
// All that is stored is read before and after each try, and a busy machine takes its time.
jest.setTimeout(60_000);

const endpoints = declared().filter(({ needs }) => needs !== 'anyone');
const rows = endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const);

let token = '';
let theirToken = '';
let theirs: Theirs;
let known: Record<ReferenceKind, NamedRecords>;

beforeAll(async () => {
  // Whoever holds every permission is refused by the property alone.
  await giveEveryRight(services, 'counter');
  token = await services.signIn('counter');
  const village = await services.signIn('village');
  theirToken = village;
  const upload = await sent(services, 'parcel/photo', await jpeg(), village);

  const file = (await sent(services, 'property/document', await jpeg(), village)).id;
  const kept = { name: 'ข้อบังคับ', kind: 'bylaws', audience: 'staff', day: '2026-01-01' } as const;
  await services.get(propertyDocumentEndpoints.upsert, { body: { ...kept, file } }, village);

  const one = async (statement: string) => {
    const [row] = await services.sql<{ value: string }>(statement);
    if (!row) throw new Error(`nothing for ${statement}`);
    return row.value;
  };
  known = await namedRecords(services);
  const theirPlace = "(select id from properties where code = 'SPK')";
  const of = (table: string, column = 'id') =>
    one(`select ${column} as value from ${table} where property_id = ${theirPlace} limit 1`);
  theirs = {
    property: await one(`select ${theirPlace} as value`),
    parcel: await of('parcels'),
    docCode: await of('parcels', 'doc_code'),
    unit: await of('units'),
    customer: await of('customers'),
    stay: await of('occupancies'),
    appUser: await of('app_users'),
    drop: await dropOf(village),
    pickUpCode: await pickUpCodeOf(village),
    notification: await of('notifications'),
    upload: upload.id,
    news: (await write(services, 'village')).id,
    newsTemplate: (await writeTemplate(services, 'village')).id,
    account: await one("select id as value from accounts where username = 'village'"),
    suggestion: await of('suggestions'),
    vendor: await of('vendors'),
    homeService: await of('home_services'),
    order: await of('orders'),
    review: await of('reviews'),
    rate: await of('commission_rates'),
    // One that is in use is offered everywhere.
    category: await one(
      "update categories set active = false where name_th = 'น้ำดื่ม' returning id as value",
    ),
    calendarEntry: await of('calendar_entries'),
    newMember: await of('new_members'),
    post: await of('posts'),
    postComment: await of('post_comments'),
    vote: await of('votes'),
    categoryGroup: await one('select id as value from category_groups limit 1'),
    session: await of('sessions'),
    view: (await services.get(listViewEndpoints.keep, { body: view }, village))[0]?.id ?? '',
    role: await one("select id as value from roles where builtin = 'manager'"),
    invoice: await of('invoices'),
    invoiceNumber: await one(
      `select number as value from invoices where property_id = ${theirPlace} limit 1`,
    ),
    receipt: await of('receipts'),
    mpay: await of('gateway_payments'),
    settlement:
      await one(`insert into gateway_settlements (id, property_id, file_name, digest, by, at)
      values (gen_random_uuid(), ${theirPlace}, 'a.csv', 'a', '', now()) returning id as value`),
    task: await one(`update tasks set state = 'failed' where id =
      (select task_id from imports where property_id = ${theirPlace} limit 1) returning id as value`),
    bankAccount: await of('bank_accounts'),
    statementLine: await one(`update statement_lines set reference = '${slipReference}' where id =
      (select id from statement_lines where property_id = ${theirPlace} and amount > 0
        and receipt_id is null and aside_reason = '' limit 1) returning id as value`),
    reportEmail: await of('report_emails'),
    reportDelivery: await one(`insert into report_deliveries (id, property_id, receiver_id, report,
        "from", "to", before_from, before_to, due_at, next_at, failed_at, "end", content)
      select gen_random_uuid(), property_id, id, report, '2026-01-05', '2026-01-11', '2025-12-29',
        '2026-01-04', now(), now(), now(), 'failed', '{"figures":[],"tables":[]}' from report_emails
      where id = '${await of('report_emails')}' returning id as value`),
    ...(await moneyOf(village)),
    own: {
      property: await one("select id as value from properties where code = 'RMN'"),
      unit: await one(`select units.id as value from units join properties on
        properties.id = property_id where code = 'RMN' limit 1`),
      suggestion: await one(`select s.id as value from suggestions s join properties on
        properties.id = property_id where code = 'RMN' and status = 'new' limit 1`),
      order: await one(`select o.id as value from orders o join properties on
        properties.id = property_id where code = 'RMN' and status = 'new' limit 1`),
      vote: await one(`select v.id as value from votes v join properties on
        properties.id = property_id where code = 'RMN' and state = 'announced' limit 1`),
      homeService: known['home-service'].own,
      customer: await one(`select customers.id as value from customers join properties on
        properties.id = property_id where code = 'RMN' limit 1`),
    },
  };
});

async function moneyOf(of: string) {
  const { rows } = await services.get(arrearEndpoints.list, { query: {} }, of);
  const [unit] = rows;
  const letters = [{ unitId: unit?.id ?? '', stage: 'first' as const }];
  const body = { id: randomUUID(), letters };
  const run = await services.get(letterEndpoints.write, { body }, of);
  const [letter] = run.letters;
  const account = await services.get(
    arrearEndpoints.account,
    { query: { unitId: unit?.id ?? '' } },
    of,
  );
  const [owed] = account.units[0]?.owing ?? [];
  const plan = await services.get(
    planEndpoints.make,
    {
      body: {
        ...{ id: randomUUID(), unitId: unit?.id ?? '', invoiceIds: [owed?.id ?? ''] },
        instalments: [{ dueOn: '2099-01-01', amount: ((owed?.owed ?? 0) / 100).toFixed(2) }],
        stopsSurcharge: true,
      },
    },
    of,
  );
  const note = { kind: 'note' as const, invoiceId: owed?.id ?? '', amount: '1', why: 'ของเขา' };
  const credit = await services.get(
    creditEndpoints.ask,
    { body: { id: randomUUID(), ...note } },
    of,
  );
  const cheque = { number: '77001', bank: 'กรุงไทย', day: bangkokDay(new Date()) };
  const left = { kind: 'card' as const, method: 'cheque' as const, payerName: 'ผู้วางเงิน', cheque };
  const ofUnit = { unitId: unit?.id ?? '' };
  const deposit = await services.get(
    depositEndpoints.take,
    { body: { ...left, ...ofUnit, id: randomUUID(), amount: '1', day: bangkokDay(new Date()) } },
    of,
  );
  const [taken] = (await services.get(chequeEndpoints.list, { query: {} }, of)).rows.filter(
    ({ number }) => number === cheque.number,
  );
  const asking = { source: 'deposit' as const, receiptId: deposit.id, payeeName: 'ผู้วางเงิน' };
  const refund = await services.get(
    refundEndpoints.ask,
    {
      body: {
        ...{ ...asking, ...ofUnit, id: randomUUID(), method: 'cash' as const },
        ...{ amount: '1', kept: '0', why: 'ของเขา' },
      },
    },
    of,
  );
  const wish = { unitId: unit?.id ?? '', requester: 'ผู้ขอ', requestedOn: '2026-01-01' };
  const asked = await services.get(
    clearEndpoints.ask,
    { body: { id: randomUUID(), ...wish, withFee: false } },
    of,
  );
  const fine = { unitNumber: unit?.unitNumber ?? '', kind: 'fine' as const, amount: '100' };
  const charge = (await services.get(chargeEndpoints.create, { body: fine }, of)).id;
  const {
    kind,
    period,
    rows: sheet,
  } = await services.get(readingEndpoints.sheet, { query: {} }, of);
  const read = { unitId: sheet[0]?.unitId ?? '', version: 0, reading: '1' };
  const readings = { kindId: kind?.id ?? '', period, readings: [read] };
  const kept = await services.get(readingEndpoints.save, { body: readings }, of);
  return {
    ...{
      letter: letter?.id ?? '',
      letterNumber: letter?.number ?? '',
      letterRun: run.id,
      plan: plan.id,
      credit: credit.id,
      refund: refund.id,
      cheque: taken?.id ?? '',
      clearRequest: asked.id,
      meterKind: kind?.id ?? '',
      reading: kept.rows[0]?.reading?.id ?? '',
    },
    charge,
  };
}

async function dropOf(of: string): Promise<string> {
  const body = { id: randomUUID(), carrier: 'flash' as const, declared: 2 };
  return (await services.get(intakeEndpoints.openDrop, { body }, of)).id;
}

async function pickUpCodeOf(of: string): Promise<string> {
  const query = { status: 'waiting' as const };
  const { rows } = await services.get(parcelEndpoints.list, { query }, of);
  const body = { unitId: rows[0]?.unitId ?? '' };
  return (await services.get(pickUpEndpoints.make, { body }, of)).code;
}

const view = {
  list: 'parcels',
  name: 'ของหมู่บ้าน',
  query: 'shelf=A1',
  hidden: [],
  dense: false,
  shared: true,
};

function expectNothingOf(answer: unknown, more: readonly string[] = []) {
  const { own: _, role: __, ...ids } = theirs;
  for (const id of [...Object.values(ids), ...more])
    expect(JSON.stringify(answer ?? '')).not.toContain(id);
}

test.each([
  ['GET /master-data/api/v1/report-emails/:id', true],
  ['POST /parcel/api/v1/parcels/insertParcels', true],
  ['GET /parcel/api/v1/parcels/getReportLabel', true],
  ['GET /parcel/api/v1/parcels/parcelsTab', false],
])('%s can name a record: %j', (name, can) => {
  const [, endpoint] = rows.find(([known]) => known === name) ?? [];
  expect(endpoint && namesRecord(endpoint)).toBe(can);
});

test('whatever is written shows in what is stored', async () => {
  const before = await stored('nothing');
  expect(await stored('nothing')).toBe(before);
  await services.sql('update roles set name = name');
  expect(await stored('nothing')).not.toBe(before);
});

test('the table names calls that there are', () => {
  const known = rows.map(([name]) => name);
  expect(Object.keys(attempts).filter((name) => !known.includes(name))).toEqual([]);
});

async function attemptsOf(name: string, endpoint: Endpoint) {
  const told = attempts[name]?.(theirs);
  if (told) return { tries: told, ids: [] };
  const { attempt, ids } = await derivedAttempt(services, endpoint, { theirToken, known });
  return { tries: [attempt], ids };
}

test.each(rows.filter(([name, one]) => attempts[name] || namesRecord(one)))(
  "%s reaches nothing of another property's",
  async (name, endpoint) => {
    const { tries, ids } = await attemptsOf(name, endpoint);
    for (const { ends, ...call } of tries) {
      const before = await stored(ends);
      const { data, error } = await services.call(endpoint, call as never, token);
      if (ends === 'unknown') {
        const { unknown, ...lists } = data as Record<string, unknown[]>;
        expect(unknown).toHaveLength(1);
        expectNothingOf(lists);
      } else {
        expect(error?.code ?? 'nothing').toBe(ends === 'logged' ? 'nothing' : ends);
        expectNothingOf(data, ids);
      }
      expect(await stored(ends)).toBe(before);
    }
  },
);

const reads = rows.filter(
  ([name, one]) => one.method === 'GET' && !attempts[name] && !namesRecord(one),
);

test.each(reads)(
  "%s, which can name none, answers nothing of another property's",
  async (_, one) => {
    expectNothingOf((await services.call(one, { query: {} } as never, token)).data);
  },
);
