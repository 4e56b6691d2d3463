import { startServices } from '@tests/kit/services';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { monthAfter } from '@/contracts/kit/fields/month';
import { suggestionEndpoints } from '@/contracts/master-data/suggestions/suggestion';
import type { ReportContent, ReportSpan } from '@/services/kit/reports/report';
import { bangkokDay, dayAfter } from '@/services/kit/text/bangkok-day';
import { daysUntilToday, propertyOf } from './spans';

const services = startServices();
/** Over the end of a month, whatever day it is. */
const span = daysUntilToday(40);

const values = ({ figures }: ReportContent) =>
  Object.fromEntries(figures.map(({ key, value }) => [key, value]));
const tableOf = ({ tables }: ReportContent, key: string) =>
  tables.find((table) => table.key === key) ?? { key, columns: [], rows: [] };

const read = async (kind: string, of: ReportSpan = span, personal = false) =>
  services.report({ kind, propertyId: await propertyOf(services, 'manager'), span: of, personal });

const within = (at: string, { from, to }: ReportSpan = span) =>
  `(${at} at time zone 'Asia/Bangkok')::date between '${from}' and '${to}'`;

/** One row of a statement about the manager's property, its id as `$1`; numbers as numbers. */
async function recount(statement: string): Promise<Record<string, number | null>> {
  const [row = {}] = await services.sql(statement, [await propertyOf(services, 'manager')]);
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value === null ? null : Number(value)]),
  );
}

test('parcels: what came, went, waits and is late, by day and by carrier', async () => {
  const said = await read('parcels', span, true);
  const counted = await recount(`select
    count(*) filter (where ${within('received_at')}) as in,
    count(*) filter (where status = 'waiting') as waiting,
    count(*) filter (where status = 'waiting' and (received_at at time zone 'Asia/Bangkok')::date
      <= '${dayAfter(span.to, -14)}') as late from parcels where property_id = $1`);
  const { out } =
    await recount(`select count(*) filter (where action in ('handed_over', 'returned'))
    - count(*) filter (where action = 'hand_over_undone') as out
    from parcel_events where property_id = $1 and ${within('at')}`);
  expect(values(said)).toEqual({ ...counted, out });
  const sum = (key: string, at: number) =>
    tableOf(said, key).rows.reduce((all, row) => all + Number(row[at]), 0);
  expect([sum('byDay', 1), sum('byDay', 2)]).toEqual([counted.in, out]);
  expect(sum('byCarrier', 1)).toBe(counted.in);
  expect(sum('ages', 1)).toBe(counted.waiting);
  expect(tableOf(said, 'byDay').rows).toHaveLength(40);
  const waits = tableOf(said, 'oldest').rows.map((row) => Number(row[2]));
  expect(waits).toEqual([...waits].sort((a, b) => b - a));
  expect(waits).toHaveLength(Math.min(50, counted.waiting ?? 0));
  const day = await read('parcels', daysUntilToday(1));
  expect(day.tables.map(({ key }) => key)).toEqual(['ages', 'oldest']);
});

test('suggestions: what came, was answered, done and is late, and how soon', async () => {
  const counted = await recount(`select
    count(*) filter (where ${within('created_at')}) as created,
    count(*) filter (where ${within('answered_at')}) as answered,
    count(*) filter (where ${within('done_at')}) as done,
    count(*) filter (where status in ('new', 'in_progress', 'waiting')) as open,
    count(*) filter (where status in ('new', 'in_progress') and due_at < now()) as late,
    round(percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at) / 60)
      filter (where ${within('created_at')} and answered_at is not null)) as "firstAnswer"
    from (select s.*, (select min(at) from suggestion_messages
      where suggestion_id = s.id and kind = 'reply') as answered_at
      from suggestions s where property_id = $1) told`);
  const said = await read('suggestions');
  expect(values(said)).toEqual(counted);
  expect(counted.done).toBeGreaterThan(0);
  expect(tableOf(said, 'late').rows).toHaveLength(counted.late ?? 0);
});

test('new members, orders and votes: what became of each', async () => {
  const members = await recount(`select
    count(*) filter (where ${within('created_at')}) as created,
    count(*) filter (where status = 'approved' and ${within('decided_at')}) as approved,
    count(*) filter (where status = 'deleted' and ${within('decided_at')}) as refused,
    count(*) filter (where status = 'waiting') as waiting,
    max((now() at time zone 'Asia/Bangkok')::date - (created_at at time zone 'Asia/Bangkok')::date)
      filter (where status = 'waiting') as "longestWait" from new_members where property_id = $1`);
  expect(values(await read('new-members'))).toEqual(members);

  const orders = await recount(`select
    count(*) filter (where ${within('created_at')}) as created,
    count(*) filter (where status = 'done' and ${within('done_at')}) as done,
    count(*) filter (where exists (select from order_events where order_id = orders.id
      and "to" = 'cancelled' and ${within('at')})) as cancelled,
    count(*) filter (where status = 'new') as unassigned,
    coalesce(sum(total_satang) filter (where status = 'done' and ${within('done_at')}), 0) as turnover
    from orders where property_id = $1`);
  const said = await read('orders');
  expect(values(said)).toMatchObject(orders);
  const turnover = tableOf(said, 'services').rows.reduce((all, row) => all + Number(row[2]), 0);
  expect(turnover).toBe(orders.turnover);

  const votes = await recount(`select
    count(*) filter (where state = 'announced' and opens_on <= '${span.to}'
      and closes_on >= '${span.to}') as running,
    count(*) filter (where state <> 'draft'
      and closes_on between '${span.from}' and '${span.to}') as closing,
    count(*) filter (where ${within('closed_at')}) as closed from votes where property_id = $1`);
  const told = await read('votes');
  expect(values(told)).toEqual(votes);
  expect(tableOf(told, 'running').rows).toHaveLength(votes.running ?? 0);
});

test('money: what came by method, what the month asked for, and what is owed', async () => {
  const month = span.to.slice(0, 7);
  const said = await read('money', span, true);
  const receipts = await recount(`select
    coalesce(sum(amount) filter (where voided_at is null), 0) as collected,
    count(*) filter (where voided_at is null) as receipts from receipts
    where property_id = $1 and method <> 'advance' and deposit is null and day between '${span.from}' and '${span.to}'`);
  const invoices = await recount(`select count(*) filter (where period = '${month}') as invoices,
    sum(total - paid - credited) filter (where voided_at is null) as owed,
    count(*) filter (where voided_at is null and paid < total and due_on < '${span.to}') as overdue
    from invoices where property_id = $1`);
  const books = await recount(`select
    sum(amount) filter (where account = 'receivable'
      and what in ('invoice', 'void-invoice', 'correction')) as "monthAsked",
    sum(amount) filter (where account in ('cash', 'bank', 'gateway', 'clearing')
      and what in ('receipt', 'void-receipt')) as "monthCollected"
    from ledger_entries where property_id = $1 and to_char(day, 'YYYY-MM') = '${month}'`);
  expect(values(said)).toMatchObject({ ...receipts, ...invoices, ...books });
  const sum = (key: string, at: number) =>
    tableOf(said, key).rows.reduce((all, row) => all + Number(row[at]), 0);
  expect(sum('methods', 2)).toBe(receipts.collected);
  expect(sum('ageing', 2)).toBe(invoices.owed);
  const owed = tableOf(said, 'owing').rows.map((row) => Number(row[2]));
  expect(owed).toEqual([...owed].sort((a, b) => b - a));
  expect(owed.length).toBeLessThanOrEqual(50);
});

test('a receipt that is voided is no money any more, and is told with its reason', async () => {
  const token = await services.signIn('manager');
  const today = daysUntilToday(1);
  const [receipt] = (
    await services.get(
      receiptEndpoints.list,
      { query: { paid: `${span.from}..${span.to}`, method: 'received', voided: 'false' } },
      token,
    )
  ).rows;
  if (!receipt) throw new Error('nothing was paid');
  const before = values(await read('money'));
  const none = values(await read('money', today)).voided;
  const params = { id: receipt.id };
  const body = { reason: 'ออกผิดห้อง' };
  await services.get(receiptEndpoints.cancel, { params, body }, token);
  const after = values(await read('money'));
  expect([after.collected, after.receipts]).toEqual([
    Number(before.collected) - receipt.amount,
    Number(before.receipts) - 1,
  ]);
  const said = await read('money', today);
  expect([none, values(said).voided]).toEqual([0, 1]);
  const [row] = tableOf(said, 'voided').rows;
  expect(row).toEqual([
    ...[receipt.number, receipt.unitNumber, receipt.day, receipt.amount, body.reason],
  ]);
});

test('a suggestion is done on the day on which the office is done with it, and no longer once it is opened again', async () => {
  const token = await services.signIn('manager');
  const today = daysUntilToday(1);
  const done = async () => Number(values(await read('suggestions', today)).done);
  const call = { query: { status: 'in_progress' as const } };
  const [open] = (await services.get(suggestionEndpoints.list, call, token)).rows;
  if (!open) throw new Error('nothing is open');
  const put = async (status: 'done' | 'closed' | 'in_progress', version: number) =>
    services.get(
      suggestionEndpoints.status,
      { params: { id: open.id }, body: { status, version } },
      token,
    );
  const before = await done();
  const finished = await put('done', open.version);
  expect(await done()).toBe(before + 1);
  const closed = await put('closed', finished.version);
  expect(await done()).toBe(before + 1);
  await put('in_progress', closed.version);
  expect(await done()).toBe(before);
});

test('news: what went out, to how many of the staff', async () => {
  const said = await read('news');
  const [row] = await services.sql<{ n: string; read: string; staff: string }>(
    `with here as (select id from news where publish_state = 'published' and ${within('published_at')}
      and (property_id = $1 or property_id is null and exists (select from news_targets
        where news_id = news.id and property_id = $1)))
     select (select count(*) from here) as n,
      (select count(*) from news_reads where property_id = $1 and news_id in (select id from here)) as read,
      (select count(*) from account_properties where property_id = $1) as staff`,
    [await propertyOf(services, 'manager')],
  );
  const [n, reads, staff] = [Number(row?.n), Number(row?.read), Number(row?.staff)];
  expect(n).toBeGreaterThan(0);
  expect(values(said)).toMatchObject({
    published: n,
    readers: Math.round((reads * 10_000) / (n * staff)),
  });
  expect(tableOf(said, 'published').rows).toHaveLength(n);
});

test('the first and the last minute of the days count, and those beside them do not', async () => {
  const last = monthAfter(bangkokDay(new Date()).slice(0, 7), -1);
  const [from, to] = [`${last}-28`, `${monthAfter(last, 1)}-02`];
  const edges = { from, to, before: { from: dayAfter(from, -5), to: dayAfter(from, -1) } };
  const before = values(await read('suggestions', edges)).created ?? 0;
  const minutes = [`${dayAfter(from, -1)} 23:59`, `${from} 00:00`, `${to} 23:59`];
  for (const [at, minute] of [...minutes, `${dayAfter(to, 1)} 00:00`].entries()) {
    await services.sql(
      `insert into suggestions (id, property_id, number, subject, zone, due_at, created_at, updated_at, updated_by)
       values (gen_random_uuid(), $1, $2, 'ขอบ', '1', now() + interval '1 day',
        $3::timestamp at time zone 'Asia/Bangkok', now(), 'ทดสอบ')`,
      [await propertyOf(services, 'manager'), 9000 + at, minute],
    );
  }
  const after = await read('suggestions', edges);
  expect(values(after).created).toBe(before + 2);
});

test('names are told to nobody who has not asked for them', async () => {
  const personal = {
    parcels: 'oldest',
    suggestions: 'late',
    'new-members': 'waiting',
    money: 'owing',
  };
  for (const [kind, key] of Object.entries(personal)) {
    const [plain, named] = [await read(kind), await read(kind, span, true)];
    const [without, all] = [tableOf(plain, key), tableOf(named, key)];
    const own = all.columns.findIndex((column) => column.personal);
    expect(own).toBeGreaterThan(-1);
    const names = all.rows.map((row) => row[own]).filter(Boolean);
    expect(names.length).toBeGreaterThan(0);
    expect(without.columns).toEqual(all.columns.filter((column) => !column.personal));
    const written = new Set(without.rows.flat());
    expect(names.filter((name) => name && written.has(name))).toEqual([]);
    expect(plain.tables.flatMap(({ columns }) => columns).some((one) => one.personal)).toBe(false);
  }
});
