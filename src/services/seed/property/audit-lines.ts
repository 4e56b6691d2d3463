import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/services/kit/database/db';

/** Of each property, so that a demo of any size starts as quickly. */
const mostParcels = 40;

/** Where it was done from: an address that is nobody's. */
const from = {
  ip: '203.0.113.24',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/143.0.0.0',
};

const changed = (...fields: [name: string, before: SQL, after: SQL][]) =>
  sql`jsonb_build_object(${sql.join(
    fields.map(
      ([name, before, after]) => sql`${name}::text, jsonb_build_array(${before}, ${after})`,
    ),
    sql`, `,
  )})`;
const none = sql`null`;

const parcels = sql`
  select e.at, e.account_id, e.by as name, e.property_id, 'parcel' as entity, p.id as of,
    p.doc_code as title, case e.action when 'received' then 'create' else 'edit' end as action,
    case e.action when 'received' then ${changed(
      ['docCode', none, sql`p.doc_code`],
      ['parcelCode', none, sql`p.parcel_code`],
      ['unitNumber', none, sql`p.unit_number`],
      ['recipientName', none, sql`p.recipient_name`],
    )} else ${changed(
      ['status', sql`'waiting'::text`, sql`'handed_over'::text`],
      ['handedOverTo', none, sql`p.handed_over_to`],
    )} end as changes
  from properties o cross join lateral (
      select * from parcel_events e where e.property_id = o.id
        and e.action in ('received', 'handed_over') and e.account_id is not null
      order by e.at desc, e.id desc limit ${mostParcels}) e
    join parcels p on p.id = e.parcel_id`;

const suggestions = sql`
  select s.updated_at, null::uuid, s.updated_by, s.property_id, 'suggestion', s.id,
    '#' || s.number || ' ' || s.subject, 'edit', ${changed(['status', sql`'new'::text`, sql`s.status`])}
  from suggestions s where s.status <> 'new'`;

const members = sql`
  select m.updated_at, null::uuid, (select a.fullname from accounts a
      join account_properties w on w.account_id = a.id
      where w.property_id = m.property_id order by a.id limit 1),
    m.property_id, 'new-member', m.id, m.name,
    case m.status when 'approved' then 'approve' else 'delete' end,
    ${changed(['status', sql`'waiting'::text`, sql`m.status`])}
  from new_members m where m.status <> 'waiting'`;

const news = sql`
  select n.published_at, null::uuid, n.updated_by, n.property_id, 'news', n.id, n.title_th, 'edit',
    ${changed(['publishState', sql`'draft'::text`, sql`'published'::text`])}
  from news n where n.published_at is not null`;

const staff = sql`
  select a.created_at, null::uuid, (select p.fullname from accounts p
      where p.platform_role_id is not null order by p.id limit 1),
    null::uuid, 'staff', a.id, a.fullname, 'create',
    ${changed(['fullname', none, sql`a.fullname`], ['email', none, sql`a.email`])}
  from accounts a where a.platform_role_id is null`;

/** The same at every start, in the form of a random one. */
const idOf = (text: SQL) =>
  sql`overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;

/** What the audit log would hold of the demo's latest days, told from the records as they stand. */
export async function seedAuditLines(db: Db, now: number): Promise<void> {
  await db.execute(sql`
    insert into audit_log (id, at, account_id, account_name, property_id, action, entity, entity_id,
      title, changes, ip, user_agent)
    select ${idOf(sql`l.entity || l.of || l.action`)}, l.at,
      coalesce(l.account_id, (select id from accounts where fullname = l.name)), l.name,
      l.property_id, l.action, l.entity, l.of::text, l.title, l.changes, ${from.ip}, ${from.userAgent}
    from (${sql.join([parcels, suggestions, members, news, staff], sql` union all `)}) l
    where l.name is not null and l.at <= ${new Date(now).toISOString()}::timestamptz
    on conflict do nothing`);
}
