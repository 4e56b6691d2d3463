import { type DemoAccount, startServices } from '@tests/kit/services';
import { orderEndpoints } from '@/contracts/admin-order/order';
import { arrearEndpoints } from '@/contracts/billing/arrears';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { mpayEndpoints } from '@/contracts/billing/mpay';
import { statementEndpoints } from '@/contracts/billing/statements/statement';
import type { CallOf } from '@/contracts/kit/calls/endpoint';
import type { ListEndpoint } from '@/contracts/kit/calls/list-endpoint';
import { boardEndpoints, boardNeeds, type Figure } from '@/contracts/master-data/board';
import { newMemberEndpoints } from '@/contracts/master-data/residents/new-member';
import { suggestionEndpoints } from '@/contracts/master-data/suggestions/suggestion';
import { voteEndpoints } from '@/contracts/master-data/votes/vote';
import { newsEndpoints } from '@/contracts/news/endpoints';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';

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
        expect({ n, query }).toEqual({ n: 1, query: {} });
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
