import { type DemoAccount, startServices } from '@tests/kit/services';
import { orderEndpoints } from '@/contracts/admin-order/order';
import { arrearEndpoints } from '@/contracts/billing/arrears';
import { chequeEndpoints } from '@/contracts/billing/cheques/cheque';
import { creditEndpoints } from '@/contracts/billing/credits/credit';
import { refundEndpoints } from '@/contracts/billing/deposits/refund';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { mpayEndpoints } from '@/contracts/billing/mpay';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { statementEndpoints } from '@/contracts/billing/statements/statement';
import type { CallOf } from '@/contracts/kit/calls/endpoint';
import type { ListEndpoint } from '@/contracts/kit/calls/list-endpoint';
import { boardEndpoints, boardNeeds, type Figure } from '@/contracts/master-data/board';
import { importEndpoints } from '@/contracts/master-data/import';
import { newMemberEndpoints } from '@/contracts/master-data/residents/new-member';
import { suggestionEndpoints } from '@/contracts/master-data/suggestions/suggestion';
import { voteEndpoints } from '@/contracts/master-data/votes/vote';
import { newsEndpoints } from '@/contracts/news/endpoints';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { parcelReportEndpoints } from '@/contracts/parcel/reports';

const services = startServices();
const { read } = boardEndpoints;

/** The list that each screen shows; what stands for one record, or for a step, is not counted. */
const lists: Record<string, ListEndpoint> = {
  '/parcels': parcelEndpoints.list,
  '/new-members': newMemberEndpoints.list,
  '/suggestion': suggestionEndpoints.list,
  '/invoices': invoiceEndpoints.list,
  '/arrears': arrearEndpoints.list,
  '/mpay': mpayEndpoints.list,
  '/receipts/refunds': refundEndpoints.list,
  '/receipts/cheques': chequeEndpoints.list,
  '/invoices/credits': creditEndpoints.list,
  '/statements': statementEndpoints.list,
  '/votes': voteEndpoints.list,
  '/news': newsEndpoints.list,
  '/orders': orderEndpoints.list,
};

const board = async (account: DemoAccount, parts?: string) =>
  services.get(read, { query: parts ? { parts } : {} }, await services.signIn(account));

/** Every figure, however deep it stands. */
function figuresIn(value: unknown): Figure[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(figuresIn);
  return 'n' in value && 'query' in value ? [value as Figure, ...inside] : inside;
}

test.each(['manager', 'counter', 'finance', 'village'] as const)(
  'every figure of %s is the total of the list that it leads to',
  async (account) => {
    const token = await services.signIn(account);
    const figures = figuresIn(await board(account));
    const wrong: unknown[] = [];
    for (const { n, page, query } of figures) {
      const list = lists[page];
      if (!list) {
        expect({ n, query: page === '/admin/property' ? {} : query }).toEqual({ n: 1, query: {} });
        continue;
      }
      const call = { query: { ...query, limit: 1 } } as CallOf<ListEndpoint>;
      const { total } = await services.get(list, call, token);
      if (total !== n) wrong.push({ page, query, n, total });
    }
    expect(wrong).toEqual([]);
    expect(figures.filter(({ n }) => n > 0).length).toBeGreaterThan(3);
  },
);

type Query = Record<string, string>;

/** What all rows of a list come to: of a page they would be a part. */
async function sumIn<E extends ListEndpoint>(
  list: E,
  query: Query,
  token: string,
  of: 'owed' | 'total' | 'amount',
) {
  let sum = 0;
  for (let page = 1; ; page++) {
    const call = { query: { ...query, page, limit: 200 } } as unknown as CallOf<ListEndpoint>;
    const { rows, total } = await services.get(list as ListEndpoint, call, token);
    for (const row of rows) {
      const { state, ...money } = row as Record<string, unknown>;
      if (state !== 'void') sum += Number(money[of]);
    }
    if (page * 200 >= total) return sum;
  }
}

test.each(['manager', 'finance', 'village'] as const)(
  'every sum of money of %s is that of the rows that it leads to',
  async (account) => {
    const token = await services.signIn(account);
    const { money } = await board(account, 'money');
    if (!money) throw new Error('sees no money');
    const owed = (query: Query) => sumIn(invoiceEndpoints.list, query, token, 'owed');
    expect(await owed(money.open.query)).toBe(money.owed);
    for (const one of money.ageing) expect(await owed(one.query)).toBe(one.owed);
    expect(await sumIn(invoiceEndpoints.list, money.issued.query, token, 'total')).toBe(
      money.asked,
    );
    expect(await sumIn(receiptEndpoints.list, money.came.query, token, 'amount')).toBe(
      money.collected,
    );
    expect(money.asked).toBeGreaterThan(0);
  },
);

test.each(['manager', 'village'] as const)(
  'the charts of %s are the log of their days',
  async (account) => {
    const token = await services.signIn(account);
    const { parcels } = await board(account, 'parcels');
    if (!parcels) throw new Error('sees no parcels');
    const hourOf = (at: string) => new Date(Date.parse(at) + 7 * 3_600_000).getUTCHours();
    const flowOf = async ({ query }: { query: Query }) => {
      const call = { query: { day: String(query.day), limit: 500 } };
      const { rows, total } = await services.get(parcelReportEndpoints.dailyLog, call, token);
      expect(rows).toHaveLength(total);
      const of = (hour?: number) => {
        const some = rows.filter(({ at }) => hour === undefined || hourOf(at) === hour);
        const count = (...actions: string[]) =>
          some.filter(({ action }) => actions.includes(action)).length;
        const out = count('handed_over', 'returned') - count('hand_over_undone');
        return { in: count('received'), out };
      };
      return of;
    };
    for (const one of parcels.days) {
      expect({ day: one.day, ...(await flowOf(one))() }).toEqual({
        ...{ day: one.day, in: one.in, out: one.out },
      });
    }
    const today = await flowOf(parcels.days.at(-1) ?? { query: {} });
    for (const { hour, in: came, out } of parcels.hours) {
      expect({ hour, ...today(hour) }).toEqual({ hour, in: came, out });
    }
    expect(parcels.days.some((one) => one.in > 0 && one.out > 0)).toBe(true);
  },
);

test('the shares of votes are those of the votes', async () => {
  const token = await services.signIn('manager');
  const { votes } = await board('manager', 'votes');
  const shareOf = async (id: string) => {
    const { result } = await services.get(voteEndpoints.get, { params: { id } }, token);
    if (!result) throw new Error('has no result');
    const { present, all, quorum } = result;
    const of = (part: number) => Math.round((part * 10_000) / all.weight);
    return { share: of(present.weight), needed: of(quorum) };
  };
  for (const { id, share, needed } of votes?.first ?? []) {
    expect({ share, needed }).toEqual(await shareOf(id));
  }
  expect(votes?.first.length).toBeGreaterThan(0);
  if (!votes?.last) throw new Error('no vote was closed');
  expect(votes.last.share).toBe((await shareOf(votes.last.id)).share);
});

test('work that was given up waits until somebody has seen to it, or a later one followed', async () => {
  const failed = async (propertyOf: string, kind: string, ago: string) => {
    const [row] = await services.sql<{ id: string }>(
      `with place as (select property_id as id from account_properties join accounts
          on accounts.id = account_id where username = $1 limit 1),
        task as (insert into tasks
          (id, property_id, work, data, state, by_id, by_name, created_at, ended_at)
          select gen_random_uuid(), id, 'import', '{}', 'failed', gen_random_uuid(), 'ก',
            now(), now() from place returning id, property_id)
        insert into imports (id, property_id, kind, file_name, is_single, task_id, by_id, by_name, at)
        select gen_random_uuid(), property_id, $2, 'ไฟล์ ' || $2, false, id, gen_random_uuid(), 'ก',
          now() - $3::interval from task returning task_id as id`,
      [propertyOf, kind, ago],
    );
    return String(row?.id);
  };
  const token = await services.signIn('manager');
  const shown = async () => {
    const { work = [] } = await board('manager', 'work');
    return work.flatMap(({ kind, task }) => (kind === 'importsFailed' ? [task] : []));
  };
  const old = await failed('manager', 'house-info', '2 days');
  expect(await shown()).toEqual([old]);
  const newer = await failed('manager', 'house-info', '1 hour');
  const people = await failed('manager', 'customer-property', '1 minute');
  expect(await shown()).toEqual(expect.arrayContaining([newer, people]));
  expect(await shown()).toHaveLength(2);

  const [line] = (await board('manager', 'work')).work?.filter(({ task }) => task === newer) ?? [];
  const run = await services.get(
    importEndpoints.get,
    { params: { id: String(line?.query.run) } },
    token,
  );
  expect(run).toMatchObject({ fileName: line?.about, state: 'refused' });

  const dismiss = (id: string, by: string) =>
    services.call(boardEndpoints.dismiss, { params: { id } }, by);
  expect((await dismiss(newer, await services.signIn('village'))).status).toBe(404);
  expect((await dismiss(newer, await services.signIn('finance'))).status).toBe(404);
  expect((await dismiss(old, token)).status).toBe(404);
  expect((await dismiss(newer, token)).status).toBe(200);
  expect(await shown()).toEqual([people]);
  const [logged] = await services.sql<{ title: string }>(
    `select title from audit_log where entity = 'task' and entity_id = $1`,
    [newer],
  );
  expect(logged?.title).toBe('ไฟล์ house-info');
});

test('each part is for whoever may see its lists, and work for whoever may do it', async () => {
  const only = (permissions: string[]) =>
    services.sql(
      `with alone as (
        insert into roles (id, name, permissions) values (gen_random_uuid(), 'ลำพัง', $1)
        returning id)
        update account_properties set role_id = (select id from alone) where account_id in
        (select id from accounts where username = 'counter')`,
      [JSON.stringify(permissions)],
    );
  for (const [part, permission] of Object.entries(boardNeeds)) {
    await only([permission]);
    const { work, ...parts } = await board('counter');
    const seen = Object.entries(parts).filter(([, value]) => value !== null);
    expect(seen.map(([name]) => name)).toEqual([part]);
    expect(work).toEqual([]);
  }
  await only(['new-members:view', 'new-members:approve']);
  const { work } = await board('counter');
  expect(work?.map(({ kind }) => kind)).toEqual(['membersWaiting']);
});

test('another property sees nothing of it, and nobody does at the main admin', async () => {
  const [here, there] = [await board('manager'), await board('village')];
  const firstOf = ({ members, suggestions, work }: typeof here) =>
    JSON.stringify([members?.first, suggestions?.open, work]);
  expect(firstOf(here)).not.toBe(firstOf(there));
  const names = new Set(here.members?.first.map(({ id }) => id));
  expect(there.members?.first.some(({ id }) => names.has(id))).toBe(false);
  const admin = await services.call(read, { query: {} }, await services.signIn('admin'));
  expect(admin.status).toBe(403);
  expect((await services.call(read, { query: {} })).status).toBe(401);
});

test('what is asked for alone is answered alone; what is more urgent comes first', async () => {
  expect(Object.keys(await board('manager', 'members,work')).sort()).toEqual(['members', 'work']);
  const { work = [] } = await board('manager', 'work');
  const order = ['today', 'late', 'now', 'us', 'due'];
  const places = work.map(({ urgency }) => order.indexOf(urgency));
  expect(places).toEqual([...places].sort());
  expect(work.length).toBeGreaterThan(3);
});

test('more at once than there are connections are all answered: none waits for a second one', async () => {
  const token = await services.signIn('manager');
  const all = await Promise.all(
    Array.from({ length: 40 }, () => services.call(read, { query: {} }, token)),
  );
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
});

test('what waits for approval is work of who did not ask for it, and a cheque from the day written on it', async () => {
  const kinds = async (account: DemoAccount) => {
    const { work = [] } = await board(account, 'work');
    return work.map(({ kind }) => kind);
  };
  const asked = ['refundsAsked', 'creditsAsked'];
  expect(await kinds('finance')).toEqual(expect.arrayContaining([...asked, 'chequesDue']));
  const all =
    "where state = 'asked' and property_id = (select id from properties where code = 'RMN')";
  for (const table of ['refunds', 'credits']) {
    await services.sql(
      `update ${table} set asked_by_id = (select id from accounts where username = 'finance') ${all}`,
    );
  }
  await services.sql("update cheques set day = '2999-12-31' where cleared_on is null");
  const mine = await kinds('finance');
  expect(mine.filter((kind) => [...asked, 'chequesDue'].includes(kind))).toEqual([]);
  expect(await kinds('manager')).toEqual(expect.arrayContaining(asked));
});
