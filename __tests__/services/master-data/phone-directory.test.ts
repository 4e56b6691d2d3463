import { startServices } from '@tests/kit/services';
import { readXlsx } from 'hucre/xlsx';
import { phoneEndpoints } from '@/contracts/master-data/phones/phone-directory';
import { quickCallEndpoints } from '@/contracts/master-data/phones/quick-call';

const services = startServices();
const { list, create, change, order } = phoneEndpoints;
const draft = {
  titleTh: 'ช่างลิฟต์',
  category: 'repair' as const,
  numbers: ['๐๒-๑๒๓-๔๕๖๗ ต่อ ๕', '191'],
};

test('numbers are kept as they are dialled, and found however they are typed', async () => {
  const token = await services.signIn('manager');
  const added = await services.get(create, { body: draft }, token);
  expect(added.numbers).toEqual([
    { number: '+6621234567', extension: '5' },
    { number: '191', extension: '' },
  ]);
  for (const keywords of ['02-123-4567', '021234567', 'ลิฟต์']) {
    const { rows } = await services.get(list, { query: { keywords, category: 'repair' } }, token);
    expect(rows.map(({ id }) => id)).toContain(added.id);
  }
  const { error } = await services.call(create, { body: { ...draft, numbers: ['12'] } }, token);
  expect(error?.fields).toMatchObject({ 'numbers.0': { code: 'phone' } });
});

test('a change names its version; a new entry goes last, and some can be put before others', async () => {
  const token = await services.signIn('village');
  const added = await services.get(create, { body: draft }, token);
  const all = async () =>
    (await services.get(list, { query: { limit: 100 } }, token)).rows.map(({ id }) => id);
  const before = await all();
  expect(before.at(-1)).toBe(added.id);

  const params = { id: added.id };
  const body = { ...draft, titleTh: 'ช่างประปา', version: added.version };
  const changed = await services.get(change, { params, body }, token);
  expect(changed).toMatchObject({ titleTh: 'ช่างประปา', version: added.version + 1 });
  expect((await services.call(change, { params, body }, token)).error?.code).toBe('STALE');

  const ids = [added.id, ...before.slice(0, -1)];
  await services.get(order, { body: { ids } }, token);
  expect(await all()).toEqual(ids);
});

test('what the filters find is a file with the same columns', async () => {
  const token = await services.signIn('manager');
  const address = `${services.url}/master-data/api/v1/phone-directory/download?category=emergency`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.headers.get('x-row-count')).toBe('3');
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  const [heads, ...rows] = sheets[0]?.rows ?? [];
  expect(heads).toEqual(['ชื่อ (ไทย)', 'หมวด', 'หมายเลข', 'สถานะ', 'แก้ไขล่าสุด']);
  expect(rows.map((row) => row.slice(0, 4))).toContainEqual([
    ...['เหตุด่วนเหตุร้าย', 'เหตุฉุกเฉิน', '191', 'เปิดใช้งาน'],
  ]);
});

test('quick-call phones are of the emergency button unless another place is asked for', async () => {
  const token = await services.signIn('counter');
  const names = async (query: object) =>
    (await services.get(quickCallEndpoints.list, { query }, token)).rows.map(
      ({ nameTh }) => nameTh,
    );
  expect(await names({})).toEqual(['เหตุด่วนเหตุร้าย', 'การแพทย์ฉุกเฉิน', 'ดับเพลิง']);
  expect(await names({ type: 'A3' })).toEqual(['แจ้งซ่อม']);
  const types = await services.get(quickCallEndpoints.types, {}, token);
  expect(types).toContainEqual({ type: 'A1', count: 3 });
});
