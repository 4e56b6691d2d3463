import { readFileSync } from 'node:fs';
import { type DemoAccount, startServices } from '@tests/kit/services';
import { orderEndpoints } from '@/contracts/admin-order/order';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import { featureList } from '@/contracts/features/feature-list';
import { reportEmails } from '@/contracts/features/property/report-emails';
import type { CallOf } from '@/contracts/kit/calls/endpoint';
import type { ListEndpoint } from '@/contracts/kit/calls/list-endpoint';
import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import { newMemberEndpoints } from '@/contracts/master-data/residents/new-member';
import { suggestionEndpoints } from '@/contracts/master-data/suggestions/suggestion';
import { voteEndpoints } from '@/contracts/master-data/votes/vote';
import { newsEndpoints } from '@/contracts/news/endpoints';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { daysUntilToday, lastMonth, propertyOf } from './spans';

const services = startServices();

const ofProperties = [
  ...['parcels', 'suggestions', 'new-members', 'money'],
  ...['orders', 'news', 'votes', 'committee'],
];
const spans = { day: daysUntilToday(1), days: daysUntilToday(40), month: lastMonth() };

/** The list that each screen shows; money, shares, and screens that are no list are not rows of one. */
const lists: Record<string, ListEndpoint> = {
  '/parcels': parcelEndpoints.list,
  '/suggestion': suggestionEndpoints.list,
  '/new-members': newMemberEndpoints.list,
  '/invoices': invoiceEndpoints.list,
  '/receipts': receiptEndpoints.list,
  '/orders': orderEndpoints.list,
  '/news': newsEndpoints.list,
  '/votes': voteEndpoints.list,
};
/** Days, and what goes out less what came back: no rows. */
const noRows = ['longestWait', 'out', 'parcelsOut'];

test.each(['manager', 'village'] as const)(
  'every figure of %s that counts rows is the total of the list that it opens',
  async (account: DemoAccount) => {
    const token = await services.signIn(account);
    const propertyId = await propertyOf(services, account);
    const total = async (page: string, query: object) => {
      const list = lists[page];
      if (!list) throw new Error(`${page} is no list`);
      const call = { query: { ...query, limit: 1 } } as CallOf<ListEndpoint>;
      return (await services.get(list, call, token)).total;
    };
    const wrong: unknown[] = [];
    let some = 0;
    for (const kind of ofProperties) {
      for (const span of Object.values(spans)) {
        const { figures } = await services.report({ kind, propertyId, span });
        expect(figures.length).toBeGreaterThan(2);
        for (const { key, unit, value, page, query } of figures) {
          if (unit !== 'count' || noRows.includes(key)) continue;
          if (value !== (await total(page, query))) wrong.push({ kind, key, value, page, query });
          if (value) some += 1;
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(some).toBeGreaterThan(30);
  },
);

test('what a figure is compared with is the same figure of the days before', async () => {
  const propertyId = await propertyOf(services, 'manager');
  const span = daysUntilToday(20);
  const earlier = { ...span.before, before: { from: '2020-01-01', to: '2020-01-02' } };
  for (const kind of ofProperties) {
    const [{ figures }, then] = await Promise.all([
      services.report({ kind, propertyId, span }),
      services.report({ kind, propertyId, span: earlier }),
    ]);
    for (const { key, before } of figures) {
      // A month is compared with the month before it, whichever of its days they are.
      if (before === null || /month|invoices|commissions/i.test(key)) continue;
      expect([key, before]).toEqual([key, then.figures.find((one) => one.key === key)?.value]);
    }
  }
});

test('each figure, table, column and code is said in three languages', async () => {
  const [th, en, cn] = ['th', 'en', 'cn'].map((language) =>
    JSON.parse(readFileSync(`public/locales/${language}/report-letters.json`, 'utf8')),
  );
  const at = (texts: object, path: string[]) =>
    path.reduce<unknown>((inside, key) => (inside as Record<string, unknown>)?.[key], texts);
  const unsaid = new Set<string>();
  const say = (...path: string[]) => {
    for (const texts of [th, en, cn]) {
      if (typeof at(texts, path) !== 'string') unsaid.add(path.join('.'));
    }
  };
  const propertyId = await propertyOf(services, 'manager');
  for (const kind of [...ofProperties, 'platform']) {
    const { figures, tables } = await services.report({
      ...{ kind, span: spans.days, personal: true },
      propertyId: kind === 'platform' ? null : propertyId,
    });
    for (const { key } of figures) say('figures', kind, key);
    for (const { key, columns, rows } of tables) {
      say('tables', kind, key);
      for (const [place, column] of columns.entries()) {
        say('columns', column.key);
        if (!(column.key in th.values)) continue;
        for (const row of rows) say('values', column.key, String(row[place]));
      }
    }
  }
  expect([...unsaid]).toEqual([]);
});

test('what is a report and an entry of the menu has one name in each language', () => {
  const { values } = reportEmails.records['report-email'].fields.report;
  const both = ['suggestions', 'new-members', 'orders', 'news', 'votes'] as const;
  for (const key of both) {
    const feature: FeatureDeclaration | undefined = featureList.find((one) => one.key === key);
    const names = [feature?.names, ...Object.values(feature?.records ?? {}).map((of) => of.names)];
    for (const language of ['th', 'en', 'cn'] as const) {
      expect(names.map((name) => name?.[language])).toContain(values[key][language]);
    }
  }
});
