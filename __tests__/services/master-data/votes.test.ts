import { noGlyph, pdfText } from '@tests/kit/pdf-text';
import { startServices } from '@tests/kit/services';
import { propertyOf } from '@tests/services/realtime/client';
import { readXlsx } from 'hucre/xlsx';
import { propertySettingEndpoints } from '@/contracts/master-data/property/property-setting';
import { voteEndpoints } from '@/contracts/master-data/votes/vote';
import { showWeight } from '@/contracts/master-data/votes/vote-rules';
import { bangkokDay, dayAfter } from '@/services/kit/text/bangkok-day';

const services = startServices();
const { list, get, upsert, remove, announce, close, second, units, cast, withdraw, minutes } =
  voteEndpoints;
const today = bangkokDay(new Date());
const inDays = (days: number) => dayAfter(today, days);
const held = { noticedOn: inDays(-8), opensOn: today, closesOn: today };
const draft = {
  title: 'ประชุมวิสามัญ',
  questions: [
    { title: 'ทาสีอาคาร', matter: 'plain' as const },
    {
      title: 'เลือกช่าง',
      ...{ matter: 'plain' as const, kind: 'choice' as const, options: ['ช่าง ก', 'ช่าง ข'] },
    },
  ],
  ...held,
};
let token = '';

beforeAll(async () => {
  token = await services.signIn('manager');
  await rules({ voteArrearsMonths: 0 });
});

/** Changes what the property holds its votes by. */
async function rules(fields: object): Promise<void> {
  const params = { id: await propertyOf(services, 'manager') };
  const {
    officeHours: _,
    updatedAt: __,
    updatedBy: ___,
    ...form
  } = await services.get(propertySettingEndpoints.get, { params }, token);
  const body = { form: { ...form, ...fields } as never, propertyId: params.id };
  await services.get(propertySettingEndpoints.save, { params, body }, token);
}

const written = (more: object = {}) => services.get(upsert, { body: { ...draft, ...more } }, token);
const announced = async (more: object = {}) => {
  const { id, version } = await written(more);
  return services.get(announce, { params: { id }, body: { version } }, token);
};
/** Any unit of the property, whether or not a roll has it. */
const someUnit = async () => {
  const [unit] = await services.sql<{ id: string }>(
    "select units.id from units join properties p on p.id = property_id where p.code = 'RMN' limit 1",
  );
  return unit?.id ?? '';
};
const roll = async (voteId: string, query: object = {}) =>
  (await services.get(units, { query: { voteId, limit: 200, ...query } }, token)).rows;
const casting = (id: string, unitId: string, more: object = {}) =>
  services.call(cast, { params: { id }, body: { unitId, choices: [0, 1], ...more } }, token);

test('the notice is early enough, and what was announced stands', async () => {
  const refused = async (more: object) =>
    (await services.call(upsert, { body: { ...draft, ...more } }, token)).error?.fields;
  expect(await refused({ noticedOn: inDays(-6) })).toMatchObject({
    opensOn: { code: 'shortNotice' },
  });
  expect(await refused({ closesOn: inDays(-1) })).toMatchObject({
    closesOn: { code: 'endsFirst' },
  });
  const choice = { ...draft.questions[1], options: ['ช่าง ก'] };
  expect(await refused({ questions: [choice] })).toHaveProperty(
    ['questions.0.options', 'code'],
    'twoOptions',
  );

  const later = await written({ noticedOn: inDays(1), opensOn: inDays(9), closesOn: inDays(9) });
  const tell = (vote: { id: string; version: number }) =>
    services.call(announce, { params: { id: vote.id }, body: { version: vote.version } }, token);
  expect((await tell(later)).error?.code).toBe('VOTE_NOTICE');
  expect((await casting(later.id, await someUnit())).error?.code).toBe('VOTE_STATE');
  await services.get(remove, { params: { id: later.id } }, token);

  const vote = await announced();
  expect(vote).toMatchObject({ standing: 'open', meeting: 1, units: 192, voted: 0 });
  const change = { body: { ...draft, id: vote.id, version: vote.version } };
  expect((await services.call(upsert, change, token)).error?.code).toBe('VOTE_STATE');
  expect((await services.call(remove, { params: { id: vote.id } }, token)).error?.code).toBe(
    'VOTE_STATE',
  );
  const days = { body: { ...draft, opensOn: inDays(3), closesOn: inDays(3) } };
  const soon = await services.get(upsert, days, token);
  await tell(soon);
  expect((await casting(soon.id, await someUnit())).error?.code).toBe('VOTE_STATE');
});

test('a unit votes once though it is entered twice at once, and again after it was taken back', async () => {
  const { id } = await announced();
  const [one, other] = await roll(id);
  const unitId = one?.id ?? '';
  const both = await Promise.all([casting(id, unitId), casting(id, unitId)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(both.find(({ error }) => error)?.error?.fields?.unitId?.code).toBe('voteCast');
  for (const choices of [[0], [0, 2], [3, 0], [0, 0, 0]]) {
    const { error } = await casting(id, other?.id ?? '', { choices });
    expect(error?.fields?.choices?.code).toBe('eachAnswered');
  }
  const back = () => services.call(withdraw, { params: { id }, body: { unitId } }, token);
  expect((await back()).data).toMatchObject({ standing: 'waiting', cast: null });
  expect((await back()).error?.fields?.unitId?.code).toBe('voteNotCast');
  const again = await casting(id, unitId, { choices: [2, 0], via: 'app' });
  expect(again.data).toMatchObject({ standing: 'voted', cast: { choices: [2, 0], via: 'app' } });
  const [stranger] = await services.sql<{ id: string }>(
    "select u.id from units u join properties p on p.id = u.property_id where p.code <> 'RMN' limit 1",
  );
  expect((await casting(id, stranger?.id ?? '')).error?.fields?.unitId?.code).toBe('unknownUnit');
});

test('a proxy represents three units, however the name is written, also at once', async () => {
  const { id } = await announced();
  const rows = await roll(id);
  const names = ['สมชาย ใจดี', 'คุณสมชาย  ใจดี', 'นายสมชายใจดี', 'น.ส. สมชาย ใจดี', 'คุณ ดร.สมชาย ใจดี'];
  const answers = await Promise.all(
    names.map((proxy, at) => casting(id, rows[at]?.id ?? '', { proxy })),
  );
  expect(answers.filter(({ data }) => data)).toHaveLength(3);
  for (const { error } of answers) {
    if (error) expect(error.fields?.proxy).toMatchObject({ code: 'proxyFull' });
  }
  const free = rows[answers.findIndex(({ error }) => error)];
  expect((await casting(id, free?.id ?? '', { proxy: 'สมชาย ใจร้าย' })).status).toBe(200);
  // A name that only begins like a title is another's.
  expect((await casting(id, rows[5]?.id ?? '', { proxy: 'Missa สมชาย ใจดี' })).status).toBe(200);
});

test('options are told apart, and what is announced can still be voted on', async () => {
  const options = (...named: string[]) => [
    { title: 'เลือกช่าง', matter: 'plain', kind: 'choice', options: named },
  ];
  const same = { ...draft, questions: options('ช่าง ก', ' ช่าง ก ') };
  const refused = await services.call(upsert, { body: same as never }, token);
  expect(refused.error?.fields?.['questions.0.options']?.code).toBe('sameOptions');
  const past = { noticedOn: inDays(-20), opensOn: inDays(-3), closesOn: inDays(-1) };
  const { id, version } = await written(past);
  const { error } = await services.call(announce, { params: { id }, body: { version } }, token);
  expect(error?.code).toBe('VOTE_PAST');
});

test('what a cap takes from whom is a figure of the result, with its units', async () => {
  await rules({ voteHolderCap: 50 });
  const propertyId = await propertyOf(services, 'manager');
  const ratio = (of: string) =>
    services.sql(`update units set ratio = ${of} where property_id = $1`, [propertyId]);
  const before = await services.sql<{ id: string; ratio: string }>(
    'select id, ratio from units where property_id = $1',
    [propertyId],
  );
  const { id: probe } = await announced();
  const alone = (await roll(probe)).find(({ owners }) => owners.length === 1);
  await ratio(`case when id = '${alone?.id}' then 90 else 10.0 / ${before.length - 1} end`);
  const { id, result } = await announced();
  for (const unit of before) {
    await services.sql('update units set ratio = $1 where id = $2', [unit.ratio, unit.id]);
  }
  const cut = (await roll(id, { cut: true })) ?? [];
  expect(cut.map((unit) => unit.id)).toContain(alone?.id);
  expect(result?.cut).toEqual({
    units: cut.length,
    weight: cut.reduce((all, { weight, counted }) => all + weight - counted, 0),
  });
  expect(result?.cut.weight).toBeGreaterThan(0);
});

test('a vote keeps the rules that its property had when it was made', async () => {
  await rules({ voteProxyUnits: 1, voteQuorum: 40, voteHolderCap: 60, voteNoticeDays: 8 });
  const vote = await announced();
  expect(vote).toMatchObject({ proxyUnits: 1, quorum: 40, holderCap: 60, noticeDays: 8 });
  expect(vote.result?.quorum).toBe(Math.ceil((vote.result?.all.weight ?? 0) * 0.4));
  await rules({ voteProxyUnits: 3, voteQuorum: 25, voteHolderCap: 50, voteNoticeDays: 7 });
  const [one, other] = await roll(vote.id);
  const proxy = 'สมหญิง ใจดี';
  expect((await casting(vote.id, one?.id ?? '', { proxy })).status).toBe(200);
  const { error } = await casting(vote.id, other?.id ?? '', { proxy });
  expect(error?.fields?.proxy).toMatchObject({ code: 'proxyFull' });
  await expect(rules({ voteQuorum: 24 })).rejects.toThrow();
});

test('every figure of the result is the sum of the rows that it leads to, and closing is final', async () => {
  const { id } = await announced();
  const rows = await roll(id);
  for (const [at, { id: unitId }] of rows.slice(0, 70).entries()) {
    await casting(id, unitId, { choices: [at % 3, at % 2], ...(at < 2 && { proxy: 'วราภรณ์' }) });
  }
  const closed = await services.get(close, { params: { id } }, token);
  const { result } = closed;
  const sumOf = async (query: object) =>
    (await roll(id, query)).reduce(
      (all, { counted }) => ({ weight: all.weight + counted, units: all.units + 1 }),
      { weight: 0, units: 0 },
    );
  expect(result).toMatchObject({
    all: await sumOf({}),
    present: await sumOf({ standing: 'voted' }),
    byProxy: await sumOf({ byProxy: true }),
    barred: await sumOf({ standing: 'barred' }),
    hasQuorum: true,
  });
  for (const [question, { answers }] of result?.questions.entries() ?? []) {
    for (const [answer, told] of answers.entries()) {
      expect(told).toEqual(await sumOf({ question, answer }));
    }
  }
  expect(result?.all.weight).toBe(100_000_000);
  for (const again of [
    services.call(close, { params: { id } }, token),
    casting(id, rows[100]?.id ?? ''),
    services.call(withdraw, { params: { id }, body: { unitId: rows[0]?.id ?? '' } }, token),
  ]) {
    expect((await again).error?.code).toBe('VOTE_STATE');
  }
  // What changes in the property afterwards changes nothing of it.
  await services.sql("update units set ratio = '0' where id = $1", [rows[0]?.id]);
  expect((await services.get(get, { params: { id } }, token)).result).toEqual(result);
});

test('a unit in arrears has no vote where the rule says so, and is counted apart', async () => {
  await rules({ voteArrearsMonths: 6 });
  // Whoever owes anything is made to owe it for half a year; one of them for a day less.
  await services.sql(
    "update invoices set due_on = ($1::date - interval '6 months')::date where paid = 0 and due_on < $1",
    [today],
  );
  const { id, arrearsMonths } = await announced();
  expect(arrearsMonths).toBe(6);
  const [young, ...owing] = await roll(id, { standing: 'barred' });
  expect(owing.length).toBeGreaterThan(1);
  await services.sql('update invoices set due_on = due_on + 1 where unit_id = $1', [young?.id]);
  expect((await roll(id, { unitId: young?.id }))[0]?.standing).toBe('waiting');
  // What the property decides later is for votes that are made later.
  await rules({ voteArrearsMonths: 0 });
  const [one, other] = owing;
  const answer = await casting(id, one?.id ?? '');
  expect(answer.error?.fields?.unitId?.code).toBe('voteArrears');
  await services.sql('update invoices set paid = total where unit_id = $1', [other?.id]);
  expect((await casting(id, other?.id ?? '')).status).toBe(200);
  const { result } = await services.get(close, { params: { id } }, token);
  expect(result?.barred.units).toBe(owing.length - 1);
  // It is as it was on the day, whatever is paid later.
  await services.sql('update invoices set paid = total where unit_id = $1', [one?.id]);
  expect((await services.get(get, { params: { id } }, token)).result).toEqual(result);
  const free = await announced();
  expect(free.result?.barred.units).toBe(0);
});

test('it is not closed before its last day', async () => {
  const { id } = await announced({ closesOn: inDays(1) });
  expect((await services.call(close, { params: { id } }, token)).error?.code).toBe(
    'VOTE_TOO_EARLY',
  );
});

test('without a quorum there is a second meeting, one, within fifteen days, which needs none', async () => {
  const { id } = await announced();
  const [one] = await roll(id);
  await casting(id, one?.id ?? '');
  const meet = (days: number) =>
    services.call(
      second,
      {
        params: { id },
        body: { noticedOn: today, opensOn: inDays(days), closesOn: inDays(days) },
      },
      token,
    );
  expect((await meet(10)).error?.code).toBe('VOTE_STATE');
  const { result } = await services.get(close, { params: { id } }, token);
  expect(result).toMatchObject({ hasQuorum: false, questions: [{ outcome: 'noQuorum' }, {}] });
  expect((await meet(16)).error?.fields?.opensOn?.code).toBe('secondTooLate');
  expect((await meet(6)).error?.fields?.opensOn?.code).toBe('shortNotice');
  const both = await Promise.all([meet(15), meet(15)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  const next = both.find(({ data }) => data)?.data;
  expect(next).toMatchObject({ meeting: 2, first: { id }, standing: 'draft' });
  expect((await services.get(get, { params: { id } }, token)).second).toMatchObject({
    id: next?.id,
  });
});

test('with a quorum too small for section 48 that alone is decided again, by a third of all', async () => {
  const questions = [
    { title: 'ทาสีอาคาร', matter: 'plain' as const },
    { title: 'แต่งตั้งผู้จัดการ', matter: 'manager' as const },
    { title: 'สร้างสระว่ายน้ำ', matter: 'major' as const },
  ];
  const untold = { ...draft, questions: [{ title: 'แต่งตั้งผู้จัดการ' }] };
  const refused = await services.call(upsert, { body: untold as never }, token);
  expect(refused.error?.fields?.['questions.0.matter']?.code).toBe('required');
  const { id } = await announced({ questions });
  const rows = await roll(id);
  let weight = 0;
  for (const { id: unitId, counted } of rows) {
    if (weight > 30_000_000) break;
    weight += counted;
    await casting(id, unitId, { choices: [0, 0, 0] });
  }
  const { result } = await services.get(close, { params: { id } }, token);
  expect(result?.hasQuorum).toBe(true);
  const all = result?.all.weight ?? 0;
  expect(result?.questions.map(({ needed, outcome }) => [needed, outcome])).toEqual([
    [Math.floor(weight / 2) + 1, 'passed'],
    [Math.ceil(all / 4), 'passed'],
    [Math.ceil(all / 2), 'failed'],
  ]);
  const body = { noticedOn: today, opensOn: inDays(8), closesOn: inDays(8) };
  const early = { ...body, noticedOn: inDays(-1) };
  const meet = (days: typeof body) => services.call(second, { params: { id }, body: days }, token);
  expect((await meet(early)).error?.fields?.noticedOn?.code).toBe('secondNoticedEarly');
  const { data: next } = await meet(body);
  expect(next?.questions).toMatchObject([{ title: 'สร้างสระว่ายน้ำ', matter: 'major' }]);
  const { id: nextId = '', version } = next ?? {};
  const other = { ...draft, ...body, id: nextId, ...(version && { version }) };
  const added = await services.call(upsert, { body: { ...other, questions } }, token);
  expect(added.error?.fields?.questions?.code).toBe('sameQuestions');
  await services.sql(
    'update votes set noticed_on = $1, opens_on = $2, closes_on = $2 where id = $3',
    [inDays(-8), today, nextId],
  );
  const told = { params: { id: nextId }, body: { version: version ?? 0 } };
  await services.get(announce, told, token);
  for (const { id: unitId } of rows.slice(0, 3)) await casting(nextId, unitId, { choices: [0] });
  const ended = await services.get(close, { params: { id: nextId } }, token);
  expect(ended.result?.questions).toMatchObject([
    { needed: Math.ceil(all / 3), outcome: 'failed' },
  ]);
  const file = await services.get(minutes, { params: { id: nextId } }, token);
  expect(pdfText(new Uint8Array(await file.arrayBuffer()))).toContain('48');
});

test('the committee, the staff and whom the settings name hold no proxy', async () => {
  await rules({ voteNoProxies: 'สมศรี มีคู่, อรุณ รับจ้าง' });
  const { id } = await announced();
  const [one] = await roll(id);
  const by = async (proxy: string) =>
    (await casting(id, one?.id ?? '', { proxy })).error?.fields?.proxy?.code;
  const [staff] = await services.sql<{ fullname: string }>(
    "select fullname from accounts where username = 'manager'",
  );
  for (const name of ['คุณสุรชัย วงศ์สวัสดิ์', 'นายอรุณรับจ้าง', staff?.fullname ?? '']) {
    expect(await by(name)).toBe('proxyBarred');
  }
  expect(await by('อรุณ รับเหมา')).toBeUndefined();
  await rules({ voteNoProxies: '' });
});

test('sections 48 and 49 are of condominiums: an estate goes by its regulations', async () => {
  const village = await services.signIn('village');
  const of = (matter: 'major' | 'manager' | 'regulations') =>
    services.call(upsert, { body: { ...draft, questions: [{ title: 'ก', matter }] } }, village);
  for (const matter of ['major', 'manager'] as const) {
    expect((await of(matter)).error?.fields?.['questions.0.matter']?.code).toBe('condoMatter');
  }
  expect((await of('regulations')).data?.dimension).toBe('village');
});

test('the minutes and the roll are files that say the same', async () => {
  const { rows } = await services.get(
    list,
    { query: { standing: 'closed', keywords: '2569' } },
    token,
  );
  const [closed] = rows;
  const params = { id: closed?.id ?? '' };
  const { result } = await services.get(get, { params }, token);
  const file = await services.get(minutes, { params }, token);
  const text = pdfText(new Uint8Array(await file.arrayBuffer()));
  expect(text).not.toContain(noGlyph);
  expect(text).toContain(showWeight(result?.present.weight ?? 0));
  for (const { answers } of result?.questions ?? []) {
    for (const { weight } of answers) expect(text).toContain(showWeight(weight));
  }
  const address = `${services.url}/master-data/api/v1/votes/units/download?voteId=${params.id}`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  const [heads, ...lines] = sheets[0]?.rows ?? [];
  expect(heads?.slice(0, 5)).toEqual([
    'ห้อง',
    'เจ้าของ',
    'คะแนนเสียง',
    'สถานะ',
    '1. รับรองงบการเงินประจำปี 2568',
  ]);
  // Weights are numbers that a sheet adds up.
  const sum = lines.slice(0, -1).reduce((all, line) => all + Number(line[2]) * 1_000_000, 0);
  expect(typeof lines[0]?.[2]).toBe('number');
  expect(Math.round(sum)).toBe(result?.all.weight);
  expect(lines.filter((line) => line[4] === 'เห็นด้วย')).toHaveLength(
    result?.questions[0]?.answers[0]?.units ?? 0,
  );
});

test('staff who may only look cannot write, vote or close', async () => {
  const counter = await services.signIn('counter');
  const { id, version } = await written();
  const answers = await Promise.all([
    services.call(upsert, { body: draft }, counter),
    services.call(announce, { params: { id }, body: { version } }, counter),
    services.call(cast, { params: { id }, body: { unitId: id, choices: [0] } }, counter),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
});
