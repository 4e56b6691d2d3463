import { lettersTo } from '@tests/kit/letters';
import { type DemoAccount, startServices } from '@tests/kit/services';
import type { CallOf } from '@/contracts/kit/calls/endpoint';
import { reportLetterEndpoints } from '@/contracts/master-data/report-delivery';
import { type ReportEmail, reportEmailEndpoints } from '@/contracts/master-data/report-email';

const services = startServices();
const tokens: Partial<Record<DemoAccount, string>> = {};

beforeAll(async () => {
  for (const name of ['admin', 'manager', 'counter', 'finance', 'village'] as const) {
    tokens[name] = await services.signIn(name);
  }
});

const { list, get, upsert, remove, active } = reportEmailEndpoints;
type Draft = CallOf<typeof upsert>['body'];

const draft: Draft = {
  name: 'คุณน้ำฝน ใจดี',
  email: 'New@RMN.example',
  report: 'parcels',
  frequency: 'daily',
};

const add = (fields: Partial<Draft> = {}, as: DemoAccount = 'manager') =>
  services.get(upsert, { body: { ...draft, ...fields } }, tokens[as]);

test('refused without a token and without the permission', async () => {
  const code = async (as?: DemoAccount) =>
    (await services.call(list, { query: {} }, as && tokens[as])).error?.code;
  expect(await code()).toBe('NOT_SIGNED_IN');
  expect(await code('counter')).toBe('FORBIDDEN');
  // Finance may write but not delete.
  const { id } = await add({ email: 'finance@rmn.example', report: 'news' }, 'finance');
  const { error } = await services.call(remove, { params: { id } }, tokens.finance);
  expect(error?.code).toBe('FORBIDDEN');
});

test('added, read, changed, switched off and deleted, each with its line in the audit log', async () => {
  const added = await add();
  expect(added).toMatchObject({ email: 'new@rmn.example', version: 1, active: true });
  expect(added.updatedBy).toBe('ปิยะมาศ ตั้งตระกูล');
  expect(Object.keys(added)).not.toContain('propertyId');

  const params = { id: added.id };
  const { version } = added;
  const changed = await add({ ...params, version, frequency: 'weekly' });
  expect(changed).toMatchObject({ ...params, frequency: 'weekly', version: 2 });
  const off = await services.get(active, { params, body: { active: false } }, tokens.manager);
  expect(off).toMatchObject({ active: false, version: 3 });
  expect(await services.get(get, { params }, tokens.finance)).toEqual(off);
  await services.get(remove, { params }, tokens.manager);
  expect((await services.call(get, { params }, tokens.manager)).error?.code).toBe('NOT_FOUND');

  const lines = await services.sql(
    `select action, account_name, title, changes from audit_log where entity_id = $1 order by at, id`,
    [added.id],
  );
  expect(lines).toMatchObject([
    { action: 'create', account_name: added.updatedBy, title: 'คุณน้ำฝน ใจดี' },
    { action: 'edit', changes: { frequency: ['daily', 'weekly'] } },
    { action: 'edit', changes: { active: [true, false] } },
    { action: 'delete', changes: { email: ['new@rmn.example', null] } },
  ]);
});

test('the same address for the same report is a mistake of the field', async () => {
  const { id, version } = await add({ email: 'twice@rmn.example' });
  const again = (fields: Partial<Draft>) =>
    services.call(upsert, { body: { ...draft, ...fields } }, tokens.manager);
  const { status, error } = await again({ email: 'TWICE@rmn.example' });
  expect({ status, code: error?.code }).toEqual({ status: 400, code: 'INVALID' });
  expect(error?.fields).toEqual({ email: { code: 'duplicate', message: 'มีข้อมูลนี้อยู่แล้ว' } });

  const other = await add({ email: 'other@rmn.example' });
  const onto = await again({ id: other.id, version: 1, email: 'twice@rmn.example' });
  expect(onto.error?.fields?.email?.code).toBe('duplicate');
  expect((await again({ email: 'twice@rmn.example', report: 'news' })).status).toBe(200);
  await add({ email: 'twice@rmn.example' }, 'village');
  expect((await again({ id, version, email: 'twice@rmn.example' })).status).toBe(200);
});

test('a draft of an older version is refused with who changed it, and needs to name one', async () => {
  const { id } = await add({ email: 'stale@rmn.example' });
  await add({ id, version: 1, email: 'stale@rmn.example', name: 'สมหญิง' });
  const late = { ...draft, id, email: 'stale@rmn.example' };
  const { status, error } = await services.call(
    upsert,
    { body: { ...late, version: 1 } },
    tokens.manager,
  );
  expect({ status, code: error?.code }).toEqual({ status: 409, code: 'STALE' });
  expect(error?.message).toContain('ปิยะมาศ ตั้งตระกูล');
  const unnamed = await services.call(upsert, { body: late }, tokens.manager);
  expect(unnamed.error?.fields?.version?.code).toBe('required');
});

test("another property's rows cannot be seen, changed or deleted", async () => {
  const theirs = await add({ email: 'village@spk.example' }, 'village');
  const params = { id: theirs.id };
  const as = tokens.manager;
  const answers = [
    await services.call(get, { params }, as),
    await services.call(upsert, { body: { ...draft, ...params, version: 1 } }, as),
    await services.call(active, { params, body: { active: false } }, as),
    await services.call(remove, { params }, as),
  ];
  expect(answers.map(({ error }) => error?.code)).toEqual(Array(4).fill('NOT_FOUND'));
  const { rows } = await services.get(list, { query: { limit: 200 } }, as);
  expect(rows.map(({ id }) => id)).not.toContain(theirs.id);
  expect(await services.get(get, { params }, tokens.village)).toEqual(theirs);
});

describe('a list', () => {
  const names = (rows: ReportEmail[]) => rows.map(({ name }) => name);
  const ask = (query: CallOf<typeof list>['query']) =>
    services.get(list, { query }, tokens.village);

  beforeAll(async () => {
    await services.sql(`delete from report_emails where property_id =
      (select id from properties where code = 'SPK')`);
    for (const [at, name] of ['บ้าน 10', 'เก้าอี้', 'คน', 'บ้าน 9'].entries()) {
      const report = at % 2 === 0 ? 'parcels' : 'news';
      await add({ name, email: `list-${at}@spk.example`, report }, 'village');
    }
  });

  test('is in Thai order, numbers by their value, either way', async () => {
    const ordered = ['เก้าอี้', 'คน', 'บ้าน 9', 'บ้าน 10'];
    expect(names((await ask({})).rows)).toEqual(ordered);
    expect(names((await ask({ sort: '-name' })).rows)).toEqual(ordered.reverse());
    expect(names((await ask({ sort: 'email' })).rows)[0]).toBe('บ้าน 10');
    expect((await ask({ sort: 'constructor' })).total).toBe(4);
  });

  test('is filtered, searched and paged', async () => {
    expect(names((await ask({ report: 'news' })).rows)).toEqual(['เก้าอี้', 'บ้าน 9']);
    expect((await ask({ active: false })).total).toBe(0);
    expect(names((await ask({ keywords: ' อี้' })).rows)).toEqual(['เก้าอี้']);
    expect((await ask({ keywords: 'LIST-2@' })).total).toBe(1);
    expect((await ask({ keywords: '%' })).total).toBe(0);
    const page = await ask({ page: 2, limit: 3 });
    expect({ total: page.total, names: names(page.rows) }).toEqual({
      total: 4,
      names: ['บ้าน 10'],
    });
  });
});

describe('who may be sent what', () => {
  const wrong = async (fields: Partial<Draft>, as: DemoAccount = 'manager') => {
    const body = { ...draft, email: 'what@rmn.example', ...fields };
    const { error } = await services.call(upsert, { body }, tokens[as]);
    return Object.entries(error?.fields ?? {}).map(([field, { code }]) => [field, code]);
  };

  test('nobody has sent what they may not see themselves', async () => {
    // Finance may add receivers, and holds not what this report needs.
    expect(await wrong({ report: 'committee', frequency: 'monthly' }, 'finance')).toEqual([
      ['report', 'reportRight'],
    ]);
    const { id } = await add({
      ...{ email: 'seen@rmn.example', report: 'committee', frequency: 'monthly' },
    });
    await services.get(active, { params: { id }, body: { active: false } }, tokens.manager);
    const on = { params: { id }, body: { active: true } };
    expect((await services.call(active, on, tokens.finance)).error?.fields?.report?.code).toBe(
      'reportRight',
    );
    for (const call of [reportLetterEndpoints.preview, reportLetterEndpoints.test]) {
      const { error } = await services.call(call, { params: { id } }, tokens.finance);
      expect(error?.code).toBe('FORBIDDEN');
    }
  });

  test("the platform's report has receivers at the main admin, the others at properties", async () => {
    expect(await wrong({ report: 'platform', frequency: 'weekly' })).toEqual([
      ['report', 'reportPlace'],
    ]);
    expect(await wrong({}, 'admin')).toEqual([['report', 'reportPlace']]);
    const platform = { report: 'platform', frequency: 'weekly' } as const;
    const { id } = await add({ ...platform, email: 'all@niti.example' }, 'admin');
    const again = { ...platform, email: 'all@niti.example' };
    expect(await wrong(again, 'admin')).toEqual([['email', 'duplicate']]);
    await services.get(remove, { params: { id } }, tokens.admin);
  });

  test('a report is sent as often as its kind allows, with people only for a reason', async () => {
    expect(await wrong({ report: 'committee' })).toEqual([['frequency', 'reportOften']]);
    expect(await wrong({ personal: true })).toEqual([['personalReason', 'required']]);
    const { id } = await add({
      ...{ email: 'people@rmn.example', personal: true, personalReason: 'โทรตามพัสดุ' },
    });
    const [line] = await services.sql<{ changes: Record<string, unknown> }>(
      'select changes from audit_log where entity_id = $1',
      [id],
    );
    expect(line?.changes).toMatchObject({
      personal: [null, true],
      personalReason: [null, 'โทรตามพัสดุ'],
    });
  });

  test('the letter is looked at, and sent to oneself', async () => {
    const { id } = await add({ email: 'look@rmn.example', language: 'en' });
    const params = { id };
    const { subject, html, text } = await services.get(
      reportLetterEndpoints.preview,
      { params },
      tokens.manager,
    );
    expect(subject).toMatch(/^Parcels: report of /);
    expect(html).toContain('/parcels?');
    expect(text).toContain('Stop this report');
    const { to, leaves } = await services.get(
      reportLetterEndpoints.test,
      { params },
      tokens.manager,
    );
    expect(to).toBe('manager@niti.example');
    // The tests' letters are put into a folder.
    expect(leaves).toBe(false);
    const [letter] = await lettersTo(services.outbox, to);
    expect(letter?.body).toContain('A test: the receiver has not got this');
  });
});
