import { startServices } from '@tests/kit/services';
import { jpeg, sent } from '@tests/services/upload/files';
import { boardEndpoints, type Post, postEndpoints } from '@/contracts/bulletin/post';

const services = startServices();
const { list, get, upsert, active, sticky, like, comment, report, reports, decide, remove } =
  postEndpoints;

const draft = {
  ...{ category: 'help' as const, titleTh: 'ยืมบันไดได้ไหม', titleEn: '', titleCn: '' },
  ...{ descriptionTh: '<p onclick="x()">วันเสาร์นี้</p>', descriptionEn: '', descriptionCn: '' },
  ...{ files: [] as string[], active: true, announceTo: [] as string[] },
};
const add = async (token: string, rest: object = {}) =>
  (await services.get(upsert, { body: { ...draft, ...rest } }, token)) as Post;
const told = (id: string) =>
  services.sql<{ code: string }>(
    `select code from notifications join properties p on p.id = property_id where url = $1 order by 1`,
    [`/bulletin/${id}`],
  );

test('a post is told once to each property, when it is shown for the first time', async () => {
  const token = await services.signIn('manager');
  const kept = await add(token, { active: false });
  expect(kept).toMatchObject({ descriptionTh: '<p>วันเสาร์นี้</p>', active: false, own: true });
  expect(await told(kept.id)).toEqual([]);
  const params = { id: kept.id };
  for (const shown of [true, false, true]) {
    await services.get(active, { params, body: { active: shown } }, token);
  }
  expect(await told(kept.id)).toEqual([{ code: 'RMN' }]);
});

test('files are held in their order, named as they are, and let go', async () => {
  const token = await services.signIn('manager');
  const one = await sent(services, 'post-file', await jpeg(), token);
  const two = await sent(services, 'post-file', await jpeg(), token);
  const made = await add(token, { files: [two.id, one.id] });
  expect(made.attached.map(({ id, isImage }) => [id, isImage])).toEqual([
    [two.id, true],
    [one.id, true],
  ]);
  const again = await services.call(upsert, { body: { ...draft, files: [one.id] } }, token);
  expect(again.error?.fields).toMatchObject({ files: { code: 'uploadGone' } });
  const body = { ...draft, id: made.id, version: made.version, files: [one.id] };
  expect(((await services.get(upsert, { body }, token)) as Post).files).toEqual([one.id]);
  const unsent = await services.call(upsert, { body: { ...draft, files: ['sending'] } }, token);
  expect(unsent.error?.fields).toMatchObject({ 'files.0': { code: 'stillSending' } });
});

test('what is pinned stands first, here and in what residents see, who see nothing hidden', async () => {
  const token = await services.signIn('manager');
  const pinned = await add(token, { titleTh: 'ปักหมุด' });
  expect(pinned.createdBy).toBe('ปิยะมาศ ตั้งตระกูล');
  const hidden = await add(token, { active: false });
  await services.get(sticky, { params: { id: pinned.id }, body: { sticky: 1 } }, token);
  await add(token, { titleTh: 'ใหม่กว่า' });
  const first = ((await services.get(list, { query: {} }, token)).rows as Post[])[0];
  expect(first).toMatchObject({ id: pinned.id, sticky: true });
  const seen = await services.get(boardEndpoints.newRelease, {}, token);
  expect(seen[0]?.id).toBe(pinned.id);
  expect(seen.map(({ id }) => id)).not.toContain(hidden.id);
});

test('a post is liked once by each, commented, reported and decided, which is kept', async () => {
  const token = await services.signIn('manager');
  const counter = await services.signIn('counter');
  const { id } = await add(token);
  const params = { id };
  await services.get(like, { body: { id, like: true } }, token);
  await services.get(like, { body: { id, like: true } }, token);
  expect(await services.get(like, { body: { id, like: true } }, counter)).toEqual({
    ...{ likes: 2, liked: true },
  });
  expect((await services.call(comment, { body: { id, text: 'ก' } }, counter)).error?.code).toBe(
    'FORBIDDEN',
  );
  await services.get(comment, { body: { id, text: 'ยืมได้ครับ' } }, token);
  await services.get(report, { body: { id, reason: 'rude', residentName: 'คุณมาลี' } }, counter);
  await services.get(report, { body: { id, reason: 'spam' } }, counter);
  expect(await services.get(get, { params }, token)).toMatchObject({
    ...{ likes: 2, comments: 1, reports: 2, said: [{ text: 'ยืมได้ครับ' }] },
  });
  expect((await services.call(reports, { params }, counter)).error?.code).toBe('FORBIDDEN');
  const waiting = await services.get(list, { query: { reported: true } }, token);
  expect((waiting.rows as Post[]).map((row) => row.id)).toContain(id);

  const body = { verdict: 'hidden' as const, reason: 'ถ้อยคำไม่สุภาพ' };
  await services.get(decide, { params, body }, token);
  expect(await services.get(get, { params }, token)).toMatchObject({ active: false, reports: 0 });
  const decided = await services.get(reports, { params }, token);
  expect(decided).toHaveLength(2);
  expect(decided[0]).toMatchObject({
    ...{ verdict: 'hidden', note: body.reason, decidedBy: expect.stringMatching(/./) },
  });
  const { error } = await services.call(decide, { params, body }, token);
  expect(error?.code).toBe('REPORT_DECIDED');
  await services.get(remove, { params }, token);
  expect(await services.sql('select 1 from post_reports where post_id = $1', [id])).toEqual([]);
});

test("the platform's is told to the properties that it names; each sees what is said at its own", async () => {
  const rows = await services.sql<{ id: string; code: string }>('select id, code from properties');
  const [rmn, spk] = ['RMN', 'SPK'].map((code) => rows.find((row) => row.code === code)?.id ?? '');
  const admin = await services.signIn('admin');
  const { id } = await add(admin, { announceTo: [rmn, spk] });
  expect(await told(id)).toEqual([{ code: 'RMN' }, { code: 'SPK' }]);
  const [manager, village] = [await services.signIn('manager'), await services.signIn('village')];
  await services.get(comment, { body: { id, text: 'จากคอนโด' } }, manager);
  expect(await services.get(get, { params: { id } }, village)).toMatchObject({
    ...{ own: false, comments: 0, said: [] },
  });
  expect(await services.get(get, { params: { id } }, admin)).toMatchObject({ comments: 1 });
  await services.get(report, { body: { id, reason: 'other' } }, manager);
  const body = { verdict: 'kept' as const, reason: 'ไม่ผิดกติกา' };
  const { error } = await services.call(decide, { params: { id }, body }, manager);
  expect(error?.code).toBe('NOT_FOUND');
  await services.get(decide, { params: { id }, body }, admin);
});
