/** @jest-environment node */
import { startServices } from '@tests/kit/services';
import { getTableName } from 'drizzle-orm';
import { heldKinds } from '@/contracts/data-care/held';
import { holdings } from '@/services/data-care';

const services = startServices();

/** How columns are called that tell of somebody. */
const telling =
  '(^|_)(name|fullname|username|phone|email|address|customer|resident|recipient|receiver|payer|payee|requester|guest|visitor|sender|proxy|owners|holder|citizen|passport|line_id|signature|photos?|typed|ip|agent|device|contact)(_|$)';

/** What is called so and tells of no resident: of staff and whoever works for the property, or of a thing. */
const ofOthers: Record<string, string> = {
  accounts: 'email username fullname',
  audit_log: 'account_name ip user_agent',
  courier_drops: 'courier_name',
  imports: 'by_name file_name',
  month_issues: 'by_name',
  news_reads: 'fullname',
  notifications: 'by_name',
  order_events: 'vendor_name',
  orders: 'vendor_name',
  parcel_events: 'ip device',
  report_deliveries: 'address',
  report_emails: 'name email',
  reviews: 'vendor_name',
  sessions: 'ip user_agent device',
  statement_files: 'by_name file_name',
  statement_lines: 'by_name',
  suggestions: 'assignee_name',
  tasks: 'by_name',
  vendors: 'name contact_name phone email',
  commission_settlements: 'vendor_name',
  property_settings: 'address_th address_en office_phone emergency_phone email line_id',
  quick_calls: 'phone',
  ...{ bank_accounts: 'name', charge_rules: 'name', gateway_settlements: 'file_name' },
  ...{ list_views: 'name', meter_kinds: 'name', news_templates: 'name', roles: 'name' },
  ...{ property_documents: 'name', stickers: 'name', tutorial_images: 'name' },
  ...{ tutorial_versions: 'name', uploads: 'name' },
};

const declared = new Set(
  heldKinds.flatMap((kind) =>
    holdings[kind].columns.map((column) => `${getTableName(column.table)}.${column.name}`),
  ),
);
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
  expect(all.filter((name) => !declared.has(name) && !others.has(name))).toEqual([]);
  // None is said that is not there any more, and none to be of both.
  expect([...others].filter((name) => !all.includes(name) || declared.has(name))).toEqual([]);
});
