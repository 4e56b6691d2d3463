import { pdfText } from '@tests/kit/pdf-text';
import { startServices } from '@tests/kit/services';
import { voteEndpoints } from '@/contracts/master-data/votes/vote';
import { draft, inDays, today, voteOffice } from './vote-office';

const services = startServices();
const { get, upsert, announce, close, second, minutes } = voteEndpoints;
let office: Awaited<ReturnType<typeof voteOffice>>;
let token = '';

beforeAll(async () => {
  office = await voteOffice(services);
  token = office.token;
});

test('a proxy represents three units, however the name is written, also at once', async () => {
  const { id } = await office.announced();
  const rows = await office.roll(id);
  const names = ['สมชาย ใจดี', 'คุณสมชาย  ใจดี', 'นายสมชายใจดี', 'น.ส. สมชาย ใจดี', 'คุณ ดร.สมชาย ใจดี'];
  const answers = await Promise.all(
    names.map((proxy, at) => office.casting(id, rows[at]?.id ?? '', { proxy })),
  );
  expect(answers.filter(({ data }) => data)).toHaveLength(3);
  for (const { error } of answers) {
    if (error) expect(error.fields?.proxy).toMatchObject({ code: 'proxyFull' });
  }
  const free = rows[answers.findIndex(({ error }) => error)];
  expect((await office.casting(id, free?.id ?? '', { proxy: 'สมชาย ใจร้าย' })).status).toBe(200);
  // A name that only begins like a title is another's.
  expect((await office.casting(id, rows[5]?.id ?? '', { proxy: 'Missa สมชาย ใจดี' })).status).toBe(
    200,
  );
});

test('without a quorum there is a second meeting, one, within fifteen days, which needs none', async () => {
  const { id } = await office.announced();
  const [one] = await office.roll(id);
  await office.casting(id, one?.id ?? '');
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
  const { id } = await office.announced({ questions });
  const rows = await office.roll(id);
  let weight = 0;
  for (const { id: unitId, counted } of rows) {
    if (weight > 30_000_000) break;
    weight += counted;
    await office.casting(id, unitId, { choices: [0, 0, 0] });
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
  for (const { id: unitId } of rows.slice(0, 3))
    await office.casting(nextId, unitId, { choices: [0] });
  const ended = await services.get(close, { params: { id: nextId } }, token);
  expect(ended.result?.questions).toMatchObject([
    { needed: Math.ceil(all / 3), outcome: 'failed' },
  ]);
  const file = await services.get(minutes, { params: { id: nextId } }, token);
  expect(pdfText(new Uint8Array(await file.arrayBuffer()))).toContain('48');
});

test('the committee, the staff and whom the settings name hold no proxy', async () => {
  await office.rules({ voteNoProxies: 'สมศรี มีคู่, อรุณ รับจ้าง' });
  const { id } = await office.announced();
  const [one] = await office.roll(id);
  const by = async (proxy: string) =>
    (await office.casting(id, one?.id ?? '', { proxy })).error?.fields?.proxy?.code;
  const [staff] = await services.sql<{ fullname: string }>(
    "select fullname from accounts where username = 'manager'",
  );
  for (const name of ['คุณสุรชัย วงศ์สวัสดิ์', 'นายอรุณรับจ้าง', staff?.fullname ?? '']) {
    expect(await by(name)).toBe('proxyBarred');
  }
  expect(await by('อรุณ รับเหมา')).toBeUndefined();
  await office.rules({ voteNoProxies: '' });
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
