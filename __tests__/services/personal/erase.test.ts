import { startServices } from '@tests/kit/services';
import { unzipped } from '@tests/kit/unzipped';
import { draftFor, receive } from '@tests/services/parcel/drafts';
import { jpeg, sent } from '@tests/services/upload/files';
import { held, heldKinds } from '@/contracts/data-care/held';
import {
  customerCareEndpoints as care,
  customerEndpoints,
} from '@/contracts/master-data/residents/customer';
import { occupancyEndpoints } from '@/contracts/master-data/residents/occupancy';
import { unitEndpoints } from '@/contracts/master-data/residents/unit';
import { tablesWith } from './tables-with';

const services = startServices();
const name = 'ณิชชา "นิ" ไร้ร่องรอย';
const phone = '+66899123456';
const email = 'nitcha.gone@niti.example';
let counter = '';
let manager = '';
let id = '';
let unit = { id: '', number: '', propertyId: '' };
let photo = '';
let stay = { id: '', version: 0 };

const call = () => ({ params: { id }, body: { reason: 'ขอใช้สิทธิ์ตามกฎหมาย' } });
const sql = <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  services.sql<Row>(text, values);
const stamps = `now(), now(), 'ทดสอบ'`;

async function moveOut() {
  const body = {
    ...{ ...stay, unitId: unit.id, customerId: id, relation: 'owner' as const },
    ...{ movedIn: '2024-01-01', movedOut: '2025-06-30' },
  };
  await services.get(occupancyEndpoints.upsert, { body }, counter);
}

beforeAll(async () => {
  counter = await services.signIn('counter');
  manager = await services.signIn('manager');
  const person = await services.get(
    customerEndpoints.upsert,
    { body: { name, phone, email, lineId: 'nitcha_gone', citizenId: '3100600445635' } },
    counter,
  );
  id = person.id;
  const { rows } = await services.get(
    unitEndpoints.list,
    { query: { keywords: 'A-0203' } },
    counter,
  );
  unit = { ...unit, id: rows[0]?.id ?? '', number: rows[0]?.number ?? '' };
  const moved = await services.get(
    occupancyEndpoints.upsert,
    { body: { unitId: unit.id, customerId: id, relation: 'owner', movedIn: '2024-01-01' } },
    counter,
  );
  stay = { id: moved.id, version: moved.version };
  photo = (await sent(services, 'parcel/photo', await jpeg(), counter)).id;
  const village = await services.signIn('village');
  // A note that names another property's file does not bring it here.
  const { id: note } = await sent(services, 'parcel/photo', await jpeg(), village);
  await receive(services, counter, [draftFor(unit.id, { recipientName: name, photo, note })]);
  const [own] = await sql<{ property_id: string }>('select property_id from units where id = $1', [
    unit.id,
  ]);
  unit.propertyId = own?.property_id ?? '';
  const at = [unit.propertyId, name];
  await sql(
    `update orders set customer_name = $2, phone = $3, unit_number = $4
    where id = (select order_id from reviews where property_id = $1 limit 1)`,
    [...at, phone, unit.number],
  );
  await sql(
    `update reviews set customer_name = $2 where order_id in (select id from orders where phone = $1)`,
    [phone, name],
  );
  await sql(
    `update suggestions set resident_name = $2, unit_number = $3
    where id = (select id from suggestions where property_id = $1 limit 1)`,
    [...at, unit.number],
  );
  await sql(
    `insert into post_comments (id, post_id, property_id, text, at, by)
    select gen_random_uuid(), id, $1, 'เห็นด้วย', now(), $2 from posts limit 1`,
    at,
  );
  await sql(
    `insert into property_testers (id, property_id, name, phone, created_at, updated_at, updated_by)
    values (gen_random_uuid(), $1, $2, '', ${stamps})`,
    at,
  );
  await sql(
    `insert into new_members (id, property_id, name, phone, email, unit_number, relation, status, customer_id,
      created_at, updated_at, updated_by)
    values (gen_random_uuid(), $1, $2, $3, $4, 'A-0203', 'owner', 'approved', $5, ${stamps})`,
    [...at, phone, email, id],
  );
  await sql(
    `insert into notifications (id, property_id, seq, type, title, text, popup, at, by_name)
    select gen_random_uuid(), $1, 900001, 1, 'คำขอใหม่', 'จาก ' || $2, false, now(), ''`,
    at,
  );
  await sql(
    `insert into paper_letters (id, property_id, unit_id, kind, paper_id, sending, receiver, address, language,
      by, created_at, next_at)
    select gen_random_uuid(), $1, $3, 'invoice', gen_random_uuid(), gen_random_uuid(), $2, $4, 'th', '', now(), now()`,
    [...at, unit.id, email],
  );
  await sql(
    `update vote_units set owners = jsonb_build_array($2::text), unit_id = unit_id
    where unit_id = $1 and vote_id = (select vote_id from vote_units where unit_id = $1 limit 1)`,
    [unit.id, name],
  );
  await sql(
    `update invoices set payer_name = $2 where id = (
      select id from invoices where unit_id = $1 and voided_at is null order by owed, period limit 1)`,
    [unit.id, name],
  );
});

test('who lives here, owes, or works here is not erased, and is told so before', async () => {
  const bar = async () => (await services.get(care.holds, { params: { id } }, manager)).bar?.code;
  const code = async () => (await services.call(care.erase, call(), manager)).error?.code;
  expect([await bar(), await code()]).toEqual(['CUSTOMER_LIVES_HERE', 'CUSTOMER_LIVES_HERE']);
  await moveOut();
  await sql('update accounts set email = $1 where username = $2', [email, 'counter']);
  expect([await bar(), await code()]).toEqual(['CUSTOMER_IS_STAFF', 'CUSTOMER_IS_STAFF']);
  await sql(`update accounts set email = 'counter@niti.example' where email = $1`, [email]);
  const [owed] = await sql<{ id: string; paid: string }>(
    'select id, paid from invoices where payer_name = $1',
    [name],
  );
  await sql('alter table invoices disable trigger user');
  const pay = (paid: string) =>
    sql('update invoices set paid = $2, credited = 0 where id = $1', [owed?.id, paid]);
  await pay('0');
  expect([await bar(), await code()]).toEqual(['CUSTOMER_OWES', 'CUSTOMER_OWES']);
  await sql('update invoices set paid = total where id = $1', [owed?.id]);
  await sql('alter table invoices enable trigger user');
  expect(await bar()).toBeUndefined();
});

test('all that is held is handed out in one file, by whoever may, of the own property alone', async () => {
  const file = await services.get(care.held, { params: { id } }, manager);
  const kept = await unzipped(file);
  const all = JSON.parse(kept['data.json'] ?? '') as Record<string, object[]>;
  const named = expect.stringContaining(`files/${photo}.`);
  expect(Object.keys(kept)).toEqual(['data.json', 'kinds.json', named]);
  expect(JSON.parse(kept['kinds.json'] ?? '').money).toMatchObject({
    ...{ fate: 'stays', law: { en: expect.stringContaining('Accounting Act') } },
  });
  expect(Object.keys(all)).toEqual(heldKinds);
  const empty = heldKinds.filter((kind) => all[kind]?.length === 0);
  expect(empty).toEqual(['app']);
  expect(all.person).toMatchObject([{ name, citizenId: '3100600445635' }]);
  expect(all.orders).toMatchObject([{ name, phone }]);
  const { kinds } = await services.get(care.holds, { params: { id } }, manager);
  expect(kinds.find(({ kind }) => kind === 'parcels')?.count).toBe(all.parcels?.length);
  const other = await services.signIn('village');
  for (const endpoint of [care.held, care.holds]) {
    const { error } = await services.call(endpoint, { params: { id } }, other);
    expect(['NOT_FOUND', 'FORBIDDEN']).toContain(error?.code);
    expect((await services.call(endpoint, { params: { id } }, counter)).error?.code).toBe(
      'FORBIDDEN',
    );
  }
});

test('two at once erase once; afterwards nothing but what the law keeps has the name', async () => {
  const before = await sql<{ n: string }>('select count(*) as n from parcel_events');
  const answers = await Promise.all(
    [1, 2, 3].map(() => services.call(care.erase, call(), manager)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const lines = await sql(
    `select changes from audit_log where entity_id = $1 and action = 'erase'`,
    [id],
  );
  expect(lines).toEqual([{ changes: { reason: [null, 'ขอใช้สิทธิ์ตามกฎหมาย'] } }]);
  expect(await tablesWith({ sql }, name)).toEqual(['invoices', 'vote_units']);
  for (const word of [phone, email, 'nitcha_gone']) {
    expect([word, await tablesWith({ sql }, word)]).toEqual([word, []]);
  }
  expect(await sql('select count(*) as n from parcel_events')).toEqual(before);
  const [order] = await sql<{ total: number }>(
    `select count(*)::int as total from orders where phone = '' and total_satang >= 0`,
  );
  expect(order?.total).toBe(1);
});

test('what stays is what its declaration says', () => {
  const stays = heldKinds.filter((kind) => held[kind].fate === 'stays');
  expect(stays).toEqual(['votes', 'money']);
  for (const kind of stays) expect('law' in held[kind]).toBe(true);
});
