import { noGlyph, pdfText } from '@tests/kit/pdf-text';
import { startServices } from '@tests/kit/services';
import { propertyOf } from '@tests/services/realtime/client';
import { readXlsx } from 'hucre/xlsx';
import { voteEndpoints } from '@/contracts/master-data/votes/vote';
import { showWeight } from '@/contracts/master-data/votes/vote-rules';
import { draft, inDays, today, voteOffice } from './vote-office';

const services = startServices();
const { list, get, upsert, remove, announce, close, cast, withdraw, minutes } = voteEndpoints;
let office: Awaited<ReturnType<typeof voteOffice>>;
let token = '';

beforeAll(async () => {
  office = await voteOffice(services);
  token = office.token;
});

/** Any unit of the property, whether or not a roll has it. */
const someUnit = async () => {
  const [unit] = await services.sql<{ id: string }>(
    "select units.id from units join properties p on p.id = property_id where p.code = 'RMN' limit 1",
  );
  return unit?.id ?? '';
};
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

  const later = await office.written({
    noticedOn: inDays(1),
    opensOn: inDays(9),
    closesOn: inDays(9),
  });
  const tell = (vote: { id: string; version: number }) =>
    services.call(announce, { params: { id: vote.id }, body: { version: vote.version } }, token);
  expect((await tell(later)).error?.code).toBe('VOTE_NOTICE');
  expect((await office.casting(later.id, await someUnit())).error?.code).toBe('VOTE_STATE');
  await services.get(remove, { params: { id: later.id } }, token);

  const vote = await office.announced();
  expect(vote).toMatchObject({ standing: 'open', meeting: 1, units: 192, voted: 0 });
  const change = { body: { ...draft, id: vote.id, version: vote.version } };
  expect((await services.call(upsert, change, token)).error?.code).toBe('VOTE_STATE');
  expect((await services.call(remove, { params: { id: vote.id } }, token)).error?.code).toBe(
    'VOTE_STATE',
  );
  const days = { body: { ...draft, opensOn: inDays(3), closesOn: inDays(3) } };
  const soon = await services.get(upsert, days, token);
  await tell(soon);
  expect((await office.casting(soon.id, await someUnit())).error?.code).toBe('VOTE_STATE');
});

test('a unit votes once though it is entered twice at once, and again after it was taken back', async () => {
  const { id } = await office.announced();
  const [one, other] = await office.roll(id);
  const unitId = one?.id ?? '';
  const both = await Promise.all([office.casting(id, unitId), office.casting(id, unitId)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(both.find(({ error }) => error)?.error?.fields?.unitId?.code).toBe('voteCast');
  for (const choices of [[0], [0, 2], [3, 0], [0, 0, 0]]) {
    const { error } = await office.casting(id, other?.id ?? '', { choices });
    expect(error?.fields?.choices?.code).toBe('eachAnswered');
  }
  const back = () => services.call(withdraw, { params: { id }, body: { unitId } }, token);
  expect((await back()).data).toMatchObject({ standing: 'waiting', cast: null });
  expect((await back()).error?.fields?.unitId?.code).toBe('voteNotCast');
  const again = await office.casting(id, unitId, { choices: [2, 0], via: 'app' });
  expect(again.data).toMatchObject({ standing: 'voted', cast: { choices: [2, 0], via: 'app' } });
  const [stranger] = await services.sql<{ id: string }>(
    "select u.id from units u join properties p on p.id = u.property_id where p.code <> 'RMN' limit 1",
  );
  expect((await office.casting(id, stranger?.id ?? '')).error?.fields?.unitId?.code).toBe(
    'unknownUnit',
  );
});

test('options are told apart, and what is announced can still be voted on', async () => {
  const options = (...named: string[]) => [
    { title: 'เลือกช่าง', matter: 'plain', kind: 'choice', options: named },
  ];
  const same = { ...draft, questions: options('ช่าง ก', ' ช่าง ก ') };
  const refused = await services.call(upsert, { body: same as never }, token);
  expect(refused.error?.fields?.['questions.0.options']?.code).toBe('sameOptions');
  const past = { noticedOn: inDays(-20), opensOn: inDays(-3), closesOn: inDays(-1) };
  const { id, version } = await office.written(past);
  const { error } = await services.call(announce, { params: { id }, body: { version } }, token);
  expect(error?.code).toBe('VOTE_PAST');
});

test('what a cap takes from whom is a figure of the result, with its units', async () => {
  await office.rules({ voteHolderCap: 50 });
  const propertyId = await propertyOf(services, 'manager');
  const ratio = (of: string) =>
    services.sql(`update units set ratio = ${of} where property_id = $1`, [propertyId]);
  const before = await services.sql<{ id: string; ratio: string }>(
    'select id, ratio from units where property_id = $1',
    [propertyId],
  );
  const { id: probe } = await office.announced();
  const alone = (await office.roll(probe)).find(({ owners }) => owners.length === 1);
  await ratio(`case when id = '${alone?.id}' then 90 else 10.0 / ${before.length - 1} end`);
  const { id, result } = await office.announced();
  for (const unit of before) {
    await services.sql('update units set ratio = $1 where id = $2', [unit.ratio, unit.id]);
  }
  const cut = (await office.roll(id, { cut: true })) ?? [];
  expect(cut.map((unit) => unit.id)).toContain(alone?.id);
  expect(result?.cut).toEqual({
    units: cut.length,
    weight: cut.reduce((all, { weight, counted }) => all + weight - counted, 0),
  });
  expect(result?.cut.weight).toBeGreaterThan(0);
});

test('a vote keeps the rules that its property had when it was made', async () => {
  await office.rules({ voteProxyUnits: 1, voteQuorum: 40, voteHolderCap: 60, voteNoticeDays: 8 });
  const vote = await office.announced();
  expect(vote).toMatchObject({ proxyUnits: 1, quorum: 40, holderCap: 60, noticeDays: 8 });
  expect(vote.result?.quorum).toBe(Math.ceil((vote.result?.all.weight ?? 0) * 0.4));
  await office.rules({ voteProxyUnits: 3, voteQuorum: 25, voteHolderCap: 50, voteNoticeDays: 7 });
  const [one, other] = await office.roll(vote.id);
  const proxy = 'สมหญิง ใจดี';
  expect((await office.casting(vote.id, one?.id ?? '', { proxy })).status).toBe(200);
  const { error } = await office.casting(vote.id, other?.id ?? '', { proxy });
  expect(error?.fields?.proxy).toMatchObject({ code: 'proxyFull' });
  await expect(office.rules({ voteQuorum: 24 })).rejects.toThrow();
});

test('every figure of the result is the sum of the rows that it leads to, and closing is final', async () => {
  const { id } = await office.announced();
  const rows = await office.roll(id);
  for (const [at, { id: unitId }] of rows.slice(0, 70).entries()) {
    await office.casting(id, unitId, {
      choices: [at % 3, at % 2],
      ...(at < 2 && { proxy: 'วราภรณ์' }),
    });
  }
  const closed = await services.get(close, { params: { id } }, token);
  const { result } = closed;
  const sumOf = async (query: object) =>
    (await office.roll(id, query)).reduce(
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
    office.casting(id, rows[100]?.id ?? ''),
    services.call(withdraw, { params: { id }, body: { unitId: rows[0]?.id ?? '' } }, token),
  ]) {
    expect((await again).error?.code).toBe('VOTE_STATE');
  }
  // What changes in the property afterwards changes nothing of it.
  await services.sql("update units set ratio = '0' where id = $1", [rows[0]?.id]);
  expect((await services.get(get, { params: { id } }, token)).result).toEqual(result);
});

test('a unit in arrears has no vote where the rule says so, and is counted apart', async () => {
  await office.rules({ voteArrearsMonths: 6 });
  // Whoever owes anything is made to owe it for half a year; one of them for a day less.
  await services.sql(
    "update invoices set due_on = ($1::date - interval '6 months')::date where paid = 0 and due_on < $1",
    [today],
  );
  const { id, arrearsMonths } = await office.announced();
  expect(arrearsMonths).toBe(6);
  const [young, ...owing] = await office.roll(id, { standing: 'barred' });
  expect(owing.length).toBeGreaterThan(1);
  await services.sql('update invoices set due_on = due_on + 1 where unit_id = $1', [young?.id]);
  expect((await office.roll(id, { unitId: young?.id }))[0]?.standing).toBe('waiting');
  // What the property decides later is for votes that are made later.
  await office.rules({ voteArrearsMonths: 0 });
  const [one, other] = owing;
  const answer = await office.casting(id, one?.id ?? '');
  expect(answer.error?.fields?.unitId?.code).toBe('voteArrears');
  await services.sql('update invoices set paid = total where unit_id = $1', [other?.id]);
  expect((await office.casting(id, other?.id ?? '')).status).toBe(200);
  const { result } = await services.get(close, { params: { id } }, token);
  expect(result?.barred.units).toBe(owing.length - 1);
  // It is as it was on the day, whatever is paid later.
  await services.sql('update invoices set paid = total where unit_id = $1', [one?.id]);
  expect((await services.get(get, { params: { id } }, token)).result).toEqual(result);
  const free = await office.announced();
  expect(free.result?.barred.units).toBe(0);
});

test('it is not closed before its last day', async () => {
  const { id } = await office.announced({ closesOn: inDays(1) });
  expect((await services.call(close, { params: { id } }, token)).error?.code).toBe(
    'VOTE_TOO_EARLY',
  );
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
  const { id, version } = await office.written();
  const answers = await Promise.all([
    services.call(upsert, { body: draft }, counter),
    services.call(announce, { params: { id }, body: { version } }, counter),
    services.call(cast, { params: { id }, body: { unitId: id, choices: [0] } }, counter),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
});
