/** @jest-environment node */
import { startServices } from '@tests/kit/services';
import { getTableName } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { heldKinds } from '@/contracts/data-care/held';
import { staffHeldKinds } from '@/contracts/data-care/staff-held';
import { holdings, staffHoldings } from '@/services/data-care';

const services = startServices();

/** How columns are called that tell of somebody. */
const telling =
  '(^|_)(name|fullname|username|phone|email|address|customer|resident|recipient|receiver|payer|payee|requester|guest|visitor|sender|proxy|owners|holder|citizen|passport|line_id|signature|photos?|typed|ip|agent|device|contact)(_|$)';

/** What is called so and tells of no resident and no staff: of whoever works for the property, or of a thing. */
const ofOthers: Record<string, string> = {
  courier_drops: 'courier_name',
  imports: 'file_name',
  order_events: 'vendor_name',
  orders: 'vendor_name',
  parcel_events: 'ip device',
  report_deliveries: 'address',
  report_emails: 'name email',
  reviews: 'vendor_name',
  statement_files: 'file_name',
  vendors: 'name contact_name phone email',
  commission_settlements: 'vendor_name',
  property_settings: 'address_th address_en office_phone emergency_phone email line_id',
  quick_calls: 'phone',
  ...{ bank_accounts: 'name', charge_rules: 'name', gateway_settlements: 'file_name' },
  ...{ meter_kinds: 'name', news_templates: 'name', roles: 'name' },
  ...{ property_documents: 'name', stickers: 'name', tutorial_images: 'name' },
  ...{ tutorial_versions: 'name', uploads: 'name' },
};

const columnsOf = (of: readonly { columns: readonly PgColumn[] }[]) =>
  new Set(
    of.flatMap(({ columns }) =>
      columns.map((column) => `${getTableName(column.table)}.${column.name}`),
    ),
  );
const declared = columnsOf(heldKinds.map((kind) => holdings[kind]));
const staff = columnsOf(staffHeldKinds.map((kind) => staffHoldings[kind]));
const others = new Set(
  Object.entries(ofOthers).flatMap(([table, names]) =>
    names.split(' ').map((name) => `${table}.${name}`),
  ),
);

test('each column that tells of a resident is declared by what is held of them', async () => {
  const rows = await services.sql<{ name: string }>(
    `select c.table_name || '.' || c.column_name as name from information_schema.columns c
    join pg_tables t on t.schemaname = 'public' and t.tablename = c.table_name
    where c.table_schema = 'public' and c.table_name !~ '^__' and (
      (c.data_type in ('text', 'jsonb', 'ARRAY') and c.column_name ~ $1
        and c.column_name !~ '^name_(th|en|cn)$')
      or exists (
        select 1 from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any(f.conkey)
        where f.contype = 'f' and f.confrelid in ('customers'::regclass, 'app_users'::regclass)
          and f.conrelid = to_regclass('public.' || quote_ident(c.table_name)) and a.attname = c.column_name))`,
    [telling],
  );
  const all = rows.map(({ name }) => name);
  const known = [declared, staff, others];
  expect(all.filter((name) => !known.some((of) => of.has(name)))).toEqual([]);
  // None is said that is not there any more, and none to be of both.
  const ofNobody = (name: string) => !declared.has(name) && !staff.has(name);
  expect([...others].filter((name) => !all.includes(name) || !ofNobody(name))).toEqual([]);
});

/** How columns are called that say which of the staff did something. */
const naming = '(^|_)(by|by_name|fullname|username|account_name|assignee_name)$';

/** Of an account's row what is left when it is erased; and what is called so and names nobody of the staff. */
const ofNoStaff = new Set([
  ...['id', 'active', 'created_at', 'erased_at', 'version', 'updated_at'].map(
    (name) => `accounts.${name}`,
  ),
  ...['billing_settings.common_fee_by', 'post_reports.by'],
]);

test('each column of the accounts, and each that names staff, is declared by what is held of them', async () => {
  const rows = await services.sql<{ name: string }>(
    `select c.table_name || '.' || c.column_name as name from information_schema.columns c
    join pg_tables t on t.schemaname = 'public' and t.tablename = c.table_name
    where c.table_schema = 'public' and (
      (c.data_type = 'text' and c.column_name ~ $1 and c.column_name <> 'updated_by')
      or (c.table_name = 'accounts' and c.column_name <> 'updated_by')
      or exists (
        select 1 from pg_constraint f where f.contype = 'f' and f.confrelid = 'accounts'::regclass
          and f.conrelid = to_regclass('public.' || quote_ident(c.table_name))))`,
    [naming],
  );
  const all = rows.map(({ name }) => name);
  expect(all.filter((name) => !staff.has(name) && !ofNoStaff.has(name))).toEqual([]);
  expect([...ofNoStaff].filter((name) => !all.includes(name) || staff.has(name))).toEqual([]);
});
