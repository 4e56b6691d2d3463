import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, migrate, openDatabase } from '@/services/db/database';
import { prepare } from '@/services/prepare';
import { cardKeys } from './card-keys';

/** How much there is of a day's stock. */
interface Sizes {
  properties: number;
  parcels: number;
  invoices: number;
  staff: number;
}

const unitsEach = 160;
const [folder = '', asked = '{}'] = process.argv.slice(2);
const { properties, parcels, invoices, staff } = JSON.parse(asked) as Sizes;
const url = process.env.BENCH_URL;

mkdirSync(folder, { recursive: true });
const db = await openDatabase(url ? { url } : { folder: join(folder, 'db') });
const each = Math.ceil(parcels / properties);
type Pool = Database['pool'];

const many = async (pool: Pool, sql: string) => (await pool.query(sql)).rows[0].n as number;
const stamp = `now(), now(), 'ระบบ'`;

/** The others beside the demo's, each with its units. */
async function fillProperties(pool: Pool) {
  const more = properties - (await many(pool, 'select count(*)::int as n from properties'));
  if (more <= 0) return;
  await pool.query(`insert into properties
    select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'code',
      'B' || lpad(n::text, 3, '0'), 'name_th', 'โครงการ ' || n, 'name_en', 'Property ' || n))).*
    from properties p, generate_series(1, ${more}) n where p.code = 'RMN'`);
  await pool.query(`insert into units (id, property_id, number, building, floor, area, kind,
      created_at, updated_at, updated_by)
    select gen_random_uuid(), p.id, 'B-' || lpad(n::text, 3, '0'), '', n / 10, 35 + n % 40, 'residence',
      ${stamp} from generate_series(1, ${unitsEach}) n, properties p where p.code ~ '^B[0-9]{3}$'`);
}

/** Does something to a table without the indexes of its searches, and makes them afterwards, all at once. */
async function withoutIndexes(pool: Pool, table: string, run: () => Promise<void>) {
  const { rows } = await pool.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes
      where tablename = $1 and indexdef not like 'CREATE UNIQUE %'`,
    [table],
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  await run();
  for (const { made } of rows) await pool.query(made);
}

/** The first property's parcels again at each of them that has none, of its own units. */
async function fillParcels(pool: Pool) {
  const copied = `carrier, kind, status, recipient_name, note, received_at, received_by, user_status,
    booking_status, booking_date, booking_slot`;
  for (let from = 0; from < properties; from += 20) {
    await pool.query(
      `with homes as (select u.*, row_number() over (partition by property_id order by number) as nth
          from units u join properties b on b.id = u.property_id where b.code between $1 and $2
            and not exists (select from parcels where property_id = b.id)),
        known as (select p.*, row_number() over (order by p.doc_code) % ${unitsEach} + 1 as nth
          from parcels p join properties b on b.id = p.property_id where b.code = 'RMN' limit ${each})
      insert into parcels (id, property_id, doc_code, parcel_code, unit_id, unit_number, ${copied})
      select gen_random_uuid(), h.property_id, k.doc_code || '-0', k.parcel_code, h.id, h.number,
        ${copied.replace(/\w+/g, 'k.$&')}
      from known k join homes h on h.nth = k.nth`,
      [from, from + 19].map((n) => `B${String(n).padStart(3, '0')}`),
    );
  }
}

/** A bill a month for each unit, the last of which not everybody has paid. */
async function fillInvoices(pool: Pool) {
  if ((await many(pool, 'select count(*)::int as n from invoices')) >= invoices * 0.9) return;
  const months = Math.max(1, Math.round(invoices / properties / unitsEach));
  await pool.query(`insert into invoices (id, property_id, unit_id, number, unit_number, payer_name,
      period, issued_on, due_on, total, principal, paid, updated_at)
    select gen_random_uuid(), u.property_id, u.id, u.code || '-IV-' || lpad((m * ${unitsEach} + u.nth)::text, 6, '0'),
      u.number, 'เจ้าของ นามสกุล' || u.nth, to_char(d, 'YYYY-MM'), d, d + 14, 100000 + u.nth, 100000 + u.nth,
      case when m = 0 and u.nth % 3 = 0 then 0 else 100000 + u.nth end, now()
    from generate_series(0, ${months - 1}) m,
      lateral (select (date_trunc('month', now()) - make_interval(months => m))::date as d) months,
      (select u.id, u.property_id, u.number, b.code, row_number() over (partition by b.id order by u.number) as nth
        from units u join properties b on b.id = u.property_id where b.code ~ '^B[0-9]{3}$') u`);
}

/** Three people at a property, with the demo's password. */
async function fillStaff(pool: Pool) {
  const more =
    staff - (await many(pool, `select count(*)::int as n from accounts where email like 'load%'`));
  if (more <= 0) return;
  await pool.query(`insert into accounts (id, email, username, fullname, password_hash, created_at)
    select gen_random_uuid(), 'load' || n || '@niti.example', 'load' || n, 'พนักงาน ' || n, a.password_hash, now()
    from accounts a, generate_series(1, ${more}) n where a.email = 'manager@niti.example'`);
  await pool.query(`insert into account_properties (account_id, property_id, role_id)
    select a.id, b.id, r.id from accounts a, roles r,
      (select id, row_number() over (order by code) as nth, count(*) over () as all from properties
        where code ~ '^B[0-9]{3}$') b
    where a.email like 'load%' and r.builtin = 'manager'
      and b.nth = (substr(a.username, 5)::int / 3) % b.all + 1`);
}

// A call would not wait so long for these statements.
await db.patiently(async (patient) => {
  const { orm, pool } = patient;
  await migrate(patient, 'src/services/db/migrations');
  // 334 is 200,000 parcels at the first property.
  const demoScale = Math.max(0.1, (each / 200_000) * 334);
  await prepare(orm, { mode: 'demo', demoScale, firstAdmin: undefined, cardKeys });
  await fillProperties(pool);
  await withoutIndexes(pool, 'parcels', () => fillParcels(pool));
  await fillInvoices(pool);
  await fillStaff(pool);
  await pool.query('vacuum analyze');
});
await db.close();
process.exit(0);
