import { pdfPages, pdfText } from '@tests/kit/pdf-text';
import { startServices } from '@tests/kit/services';
import { daysUntilToday, lastMonth, propertyOf } from './spans';

const services = startServices();
const span = daysUntilToday(40);
const kinds = ['parcels', 'suggestions', 'new-members', 'money', 'orders', 'news', 'votes'];

const readAll = async (propertyId: string) =>
  Promise.all(
    [...kinds, 'committee'].map((kind) =>
      services.report({ kind, propertyId, span, personal: true }),
    ),
  );

test('the committee gets its month on two pages, each part with what it counts', async () => {
  const propertyId = await propertyOf(services, 'manager');
  const asked = { kind: 'committee', propertyId, span: lastMonth() };
  const [{ name, content }, { figures }] = await Promise.all([
    services.reportPaper(asked),
    services.report(asked),
  ]);
  expect(name).toMatch(/\.pdf$/);
  expect(pdfPages(content)).toBe(2);
  const text = pdfText(content);
  for (const part of ['การเงิน', 'พัสดุ', 'เรื่องแจ้ง', 'สมาชิกใหม่', 'ข่าวสาร', 'การลงมติ']) {
    expect(text).toContain(part);
  }
  const owed = figures.find(({ key }) => key === 'moneyOwed')?.value ?? 0;
  expect(text).toContain((owed / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }));
});

test('the platform reads how all properties fare, and a property nothing of it', async () => {
  const propertyId = await propertyOf(services, 'manager');
  const said = await services.report({ kind: 'platform', propertyId: null, span });
  const [counted] = await services.sql<Record<string, string>>(`select
    (select count(*) from properties where active) as properties,
    (select count(*) from suggestions where status in ('new', 'in_progress') and due_at < now())
      as "suggestionsLate",
    (select count(*) from new_members where status = 'waiting') as "membersWaiting",
    (select sum(total - paid - credited) from invoices where voided_at is null and paid + credited < total
      and due_on < '${span.to}') as overdue`);
  const values = Object.fromEntries(said.figures.map(({ key, value }) => [key, String(value)]));
  expect(values).toMatchObject(counted ?? {});
  expect(said.tables[0]?.rows).toHaveLength(Number(counted?.properties));
  const nothing = { figures: [], tables: [] };
  expect(await services.report({ kind: 'platform', propertyId, span })).toEqual(nothing);
  for (const kind of kinds) {
    expect(await services.report({ kind, propertyId: null, span })).toEqual(nothing);
  }
});

test('what becomes of another property changes nothing here', async () => {
  const here = await propertyOf(services, 'manager');
  const there = await propertyOf(services, 'village');
  const [before, other] = [await readAll(here), JSON.stringify(await readAll(there))];
  const changes = [
    `parcels set status = 'waiting', booking_date = null, handed_over_at = null`,
    `suggestions set status = 'new', due_at = now() - interval '3 days', created_at = now(),
      done_at = now()`,
    `new_members set status = 'waiting', decided_at = now(), created_at = now()`,
    `orders set status = 'done', done_at = now(), created_at = now()`,
    `news set publish_state = 'published', published_at = now()`,
    `votes set state = 'closed', closed_at = now(), closes_on = now()::date`,
    `invoices set paid = 0, due_on = '${span.from}'`,
  ];
  for (const change of changes) {
    await services.sql(`update ${change} where property_id = $1`, [there]);
  }
  expect(await readAll(here)).toEqual(before);
  expect(JSON.stringify(await readAll(there))).not.toBe(other);
});

test('a feature that is off has nothing to say, and no part of what the committee gets', async () => {
  const propertyId = await propertyOf(services, 'village');
  const off = (features: string[]) =>
    services.sql('update properties set features_off = $2 where id = $1', [
      ...[propertyId, JSON.stringify(features)],
    ]);
  const features = { money: 'invoices' } as Record<string, string>;
  for (const kind of kinds) {
    await off([features[kind] ?? kind]);
    const said = await services.report({ kind, propertyId, span });
    expect([kind, said]).toEqual([kind, { figures: [], tables: [] }]);
  }
  await off(['parcels', 'votes']);
  const { figures } = await services.report({ kind: 'committee', propertyId, span });
  expect(figures.filter(({ key }) => /^(parcels|votes)/.test(key))).toEqual([]);
  expect(figures.some(({ key }) => key.startsWith('suggestions'))).toBe(true);
  const { content } = await services.reportPaper({ kind: 'committee', propertyId, span });
  expect(pdfText(content)).not.toContain('พัสดุ');
});
