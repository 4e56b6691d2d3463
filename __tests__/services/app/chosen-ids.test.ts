import { randomUUID } from 'node:crypto';
import { type CallField, fieldsOf } from '@tests/kit/call-fields';
import { sampleCall } from '@tests/kit/sample-call';
import { type DemoAccount, startServices } from '@tests/kit/services';
import { draftOf } from '@tests/services/news/drafts';
import { draftFor } from '@tests/services/parcel/drafts';
import { commissionEndpoints } from '@/contracts/admin-order/commission';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { monthAfter } from '@/contracts/kit/fields/month';
import { referencesIn } from '@/contracts/kit/references/references-in';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { declared, nameOf } from './declared';
import { giveEveryRight } from './every-right';

const services = startServices();
const endpoints = declared().filter(({ method }) => method !== 'GET');

const idsIn = ({ call }: Endpoint) =>
  fieldsOf(call).filter(({ path }) => /^body\.(\w+\.)*id$/.test(path));
const chosenIn = (endpoint: Endpoint) =>
  idsIn(endpoint)
    .map(({ schema }) => schema.meta()?.chosen)
    .find((chosen) => chosen !== undefined);

/** What an account sends: a body for an id, and whether what comes of it is a record of that very id. */
interface Sent {
  body: (id: string) => Promise<unknown> | unknown;
  bears: boolean;
}

const unitOf: Partial<Record<DemoAccount, string>> = {};
const unit = (as: DemoAccount) => unitOf[as] ?? '';
const day = bangkokDay(new Date());
const lastMonth = monthAfter(day.slice(0, 7), -1);

/** What is sent to each call that takes an id of its caller's choosing. */
const sending: Record<string, (as: DemoAccount) => Sent> = {
  'POST /master-data/api/v1/sf/receipt/take': (as) => ({
    body: (id) => ({
      ...{ id, unitId: unit(as), method: 'cash', amount: '1.00', day, keepRest: true },
      ...{ payerName: 'ผู้ชำระ', reference: id.slice(0, 8) },
    }),
    bears: false,
  }),
  'POST /master-data/api/v1/sf/books/account/move': () => ({
    body: (id) => ({
      ...{ id, day, amount: '1.00', note: '' },
      from: { account: 'cash', fund: 'common', bankAccountId: null },
      to: { account: 'bank', fund: 'common', bankAccountId: null },
    }),
    bears: false,
  }),
  'POST /master-data/api/v1/arrears/clear': (as) => ({
    body: (id) => ({
      ...{ id, unitId: unit(as), requester: 'ผู้ขอ', requestedOn: day, withFee: false },
    }),
    bears: false,
  }),
  'POST /master-data/api/v1/sf/invoice/unit': (as) => ({
    body: (id) => ({
      ...{ id, unitId: unit(as), kind: 'other', description: 'คีย์การ์ด', amount: '1.00' },
      dueOn: day,
    }),
    bears: false,
  }),
  'POST /master-data/api/v1/sf/deposit/take': (as) => ({
    body: (id) => ({
      ...{ id, unitId: unit(as), kind: 'card', method: 'cash', amount: '1.00', day },
      payerName: 'ผู้วางเงิน',
    }),
    bears: false,
  }),
  'POST /master-data/api/v1/sf/refund/ask': (as) => ({
    async body(id) {
      const [left] = await services.sql<{ id: string; unit: string }>(
        `select id, unit_id as unit from receipts where deposit = 'renovation' and property_id =
          (select property_id from units where id = $1)`,
        [unit(as)],
      );
      return {
        ...{ id, source: 'deposit', unitId: left?.unit, receiptId: left?.id, method: 'cash' },
        ...{ payeeName: 'ผู้วางเงิน', amount: '1.00', kept: '0', why: 'คืน' },
      };
    },
    bears: false,
  }),
  'POST /master-data/api/v1/sf/credit/ask': (as) => ({
    async body(id) {
      const [invoice] = await services.sql<{ id: string }>(
        `select id from invoices where owed > 0 and property_id =
          (select property_id from units where id = $1) order by due_on desc, id desc limit 1`,
        [unit(as)],
      );
      return { id, kind: 'note', invoiceId: invoice?.id, amount: '1.00', why: 'ผิด' };
    },
    bears: false,
  }),
  'POST /master-data/api/v1/arrears/plan': (as) => ({
    async body(id) {
      const [invoice] = await services.sql<{ id: string; owed: string; unit: string }>(
        `select id, owed, unit_id as unit from invoices where owed > 0 and property_id =
          (select property_id from units where id = $1) order by due_on desc, id limit 1`,
        [unit(as)],
      );
      const instalments = [{ dueOn: day, amount: (Number(invoice?.owed) / 100).toFixed(2) }];
      const its = { unitId: invoice?.unit, invoiceIds: [invoice?.id] };
      return { id, ...its, instalments, stopsSurcharge: true };
    },
    bears: false,
  }),
  'POST /master-data/api/v1/arrears/letters': (as) => ({
    body: (id) => ({ id, letters: [{ unitId: unit(as), stage: 'first' }] }),
    bears: false,
  }),
  'POST /master-data/api/v1/sf/invoice/letter': (as) => ({
    async body(id) {
      const [invoice] = await services.sql<{ id: string }>(
        `select id from invoices where unit_id = $1 and voided_at is null order by number limit 1`,
        [unit(as)],
      );
      return { id, ids: [invoice?.id], which: 'all' };
    },
    bears: false,
  }),
  'POST /master-data/api/v1/sf/statement/book': (as) => ({
    async body(id) {
      const [line] = await services.sql<{ id: string }>(
        `select l.id from statement_lines l where receipt_id is null and amount > 0 and aside_reason = ''
          and property_id = (select property_id from units where id = $1) order by day, id limit 1`,
        [unit(as)],
      );
      const lines = [{ lineId: line?.id, unitId: unit(as), keepRest: true, isAnother: true }];
      return { id, lines };
    },
    bears: false,
  }),
  'POST /master-data/api/v1/sf/statement/book-to': (as) => ({
    async body(id) {
      const [line] = await services.sql<{ id: string }>(
        `select id from statement_lines where receipt_id is null and booked_to is null and amount < 0
          and property_id = (select property_id from units where id = $1) order by day desc, id limit 1`,
        [unit(as)],
      );
      return { id, lineId: line?.id, account: 'bankCharges', note: 'ค่าโอน' };
    },
    bears: false,
  }),
  'POST /admin-order/api/v1/commissions/settle': (as) => ({
    async body(id) {
      const query = { month: lastMonth };
      const { owed } = await services.get(
        commissionEndpoints.owed,
        { query },
        await services.signIn(as),
      );
      const { propertyId, vendorId, commissionSatang } = owed[0] ?? {};
      return { id, month: lastMonth, propertyId, vendorId, commissionSatang };
    },
    bears: false,
  }),
  'POST /master-data/api/v1/notifications': () => ({
    body: (id) => ({ id, title: 'ปิดน้ำ', text: 'พรุ่งนี้เช้า' }),
    bears: false,
  }),
  'POST /parcel/api/v1/parcels/insertParcels': (as) => ({
    body: (id) => ({ parcels: [draftFor(unit(as), { id })] }),
    bears: true,
  }),
  'POST /parcel/api/v1/parcels/courierDrops/open': () => ({
    body: (id) => ({ id, carrier: 'flash', declared: 3 }),
    bears: true,
  }),
  'POST /news/api/v1/news': () => ({ body: (id) => draftOf({ data: { id } }), bears: true }),
  'POST /news/api/v1/news-template': () => ({
    body(id) {
      const { data, ...rest } = draftOf({ data: { id } });
      return { ...rest, data: { ...data, name: 'แม่แบบ' } };
    },
    bears: true,
  }),
};

beforeAll(async () => {
  await giveEveryRight(services, 'counter', 'manager', 'village');
  for (const [as, code] of [
    ['counter', 'RMN'],
    ['manager', 'RMN'],
    ['village', 'SPK'],
  ] as const) {
    const [row] = await services.sql<{ id: string }>(
      `select units.id from units join properties on properties.id = property_id
        where code = $1 order by number limit 1`,
      [code],
    );
    unitOf[as] = row?.id ?? '';
  }
  for (const [kind, table] of Object.entries({
    unit: 'units',
    invoice: 'invoices',
    receipt: 'receipts',
    'statement-line': 'statement_lines',
  })) {
    const [row] = await services.sql<{ id: string }>(
      `select id from ${table} where property_id = (select property_id from units where id = $1)
        and id <> $1 limit 1`,
      [unit('counter')],
    );
    another.set(kind, row?.id ?? '');
  }
});

const send = async (endpoint: Endpoint, as: DemoAccount, body: unknown) =>
  services.call(endpoint, { body } as never, await services.signIn(as));

const logged = async () => {
  const [row] = await services.sql<{ n: string }>('select count(*) as n from audit_log');
  return Number(row?.n);
};

/** Of a kind that a call names: a record of the counter's that it has not named. */
const another = new Map<string, string>();

/** What else a field may hold; a record that is not there is refused before anything is looked at. */
function othersOf(schema: CallField['schema']): unknown[] {
  const [named] = referencesIn(schema);
  if (!named) return others;
  const id = another.get(named.kind);
  if (id === undefined) return [];
  return named.path.length > 0 ? [[id]] : [id];
}

const others = [
  'อื่น',
  '2.00',
  '2',
  2,
  true,
  false,
  [randomUUID()],
  randomUUID(),
  '2026-01-05',
  '2026-01',
  'second',
  'en',
];

/** The body with one of its values at a time another, each as the contract takes it. */
function differing(endpoint: Endpoint, body: unknown): unknown[] {
  const parsed = (value: unknown) => endpoint.call.safeParse({ body: value });
  const before = JSON.stringify(parsed(body).data);
  const change = (at: unknown, path: readonly string[], value: unknown): unknown => {
    const [name, ...rest] = path;
    if (name === undefined) return value;
    if (Array.isArray(at)) return at.map((one) => change(one, rest, value));
    const fields = (at ?? {}) as Record<string, unknown>;
    return { ...fields, [name]: change(fields[name], rest, value) };
  };
  return fieldsOf(endpoint.call)
    .filter(
      ({ path, takes }) => path.startsWith('body.') && !/\.id$/.test(path) && takes !== 'object',
    )
    .flatMap(({ path, schema }) => {
      const found = othersOf(schema)
        .map((value) => change(body, path.split('.').slice(1), value))
        .find((other) => {
          const { success, data } = parsed(other);
          return success && JSON.stringify(data) !== before;
        });
      return found === undefined ? [] : [found];
    });
}

const chosen = endpoints.filter((endpoint) => chosenIn(endpoint) !== undefined);

test('the calls that take an id of their caller’s choosing are these', () => {
  expect(chosen.map(nameOf).sort()).toEqual(Object.keys(sending).sort());
});

describe.each(chosen.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s',
  (name, call) => {
    const { body: bodyFor, bears } = sending[name]?.('counter') ?? {};
    const id = randomUUID();
    let body: unknown;
    let first: { id?: string } = {};

    test('the same again is done once and answered alike, at once and later', async () => {
      body = await bodyFor?.(id);
      const [one, two] = await Promise.all([
        send(call, 'counter', body),
        send(call, 'counter', body),
      ]);
      expect([one.status, two.status]).toEqual([200, 200]);
      expect(two.data).toEqual(one.data);
      const before = await logged();
      expect((await send(call, 'counter', body)).data).toEqual(one.data);
      // An id is the same in capitals.
      const whole = JSON.parse(JSON.stringify(body).replaceAll(id, id.toUpperCase()));
      expect(JSON.stringify(whole)).toContain(id.toUpperCase());
      expect((await send(call, 'counter', whole)).data).toEqual(one.data);
      expect(await logged()).toBe(before);
      first = ([one.data].flat()[0] ?? {}) as { id?: string };
      if ('id' in first) expect(first.id === id).toBe(bears);
    });

    test('the id again with anything else in it is refused in words, or an edit of one’s own draft', async () => {
      const bodies = differing(call, body);
      expect(bodies.length).toBeGreaterThan(1);
      const before = await logged();
      if (chosenIn(call) === 'draft') {
        expect((await send(call, 'counter', bodies[0])).data).toMatchObject({ id });
        return;
      }
      const ends = new Set<unknown>();
      for (const other of bodies) {
        const { status, error } = await send(call, 'counter', other);
        ends.add(`${status} ${error?.code}`);
        expect(error?.message).toMatch(/[ก-๙]/);
      }
      expect([...ends]).toEqual(['409 TRY_DIFFERS']);
      expect(await logged()).toBe(before);
    });

    test.each(['manager', 'village'] as const)('it answers %s nothing of it', async (as) => {
      const own = await sending[name]?.(as).body(id);
      const { status, data, error } = await send(call, as, own);
      if (bears) expect([status, error?.code]).toEqual([409, 'DUPLICATE']);
      const answer = JSON.stringify(data ?? error);
      expect(answer).not.toContain(id);
      if (first.id) expect(answer).not.toContain(first.id);
    });
  },
);

const nobody = '018f0000-0000-7000-8000-000000000000';
const naming = endpoints.filter(
  (endpoint) =>
    idsIn(endpoint).some(({ schema }) => schema.safeParse(nobody).success) &&
    chosenIn(endpoint) === undefined,
);

test.each(naming.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s makes nothing under an id that nobody has',
  async (_, endpoint) => {
    const sent = sampleCall(endpoint);
    expect(JSON.stringify(sent.body)).toContain(nobody);
    const token = await services.signIn('counter');
    const { status } = await services.call(endpoint, sent as never, token);
    expect([400, 403, 404, 409]).toContain(status);
  },
);
