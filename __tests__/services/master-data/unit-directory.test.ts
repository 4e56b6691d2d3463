import { type DemoAccount, startServices } from '@tests/kit/services';
import { parcelEndpoints } from '@/contracts/parcel/endpoints';
import { moveIn } from './move-in';

const services = startServices();
const tokens: Partial<Record<DemoAccount, string>> = {};

beforeAll(async () => {
  for (const name of ['manager', 'village'] as const) tokens[name] = await services.signIn(name);
  const [house] = await services.sql<{ id: string }>(`select id from units where number = '99/12'`);
  await services.sql('delete from occupancies where unit_id = $1', [house?.id]);
  await moveIn(services, house?.id, 'เอก บ้านน้อย', 'resident');
  await moveIn(services, house?.id, 'สมศรี บ้านใหญ่', 'tenant');
  await moveIn(services, house?.id, 'น้ำทิพย์ บ้านกลาง', 'owner');
});

const search = (keywords: string, as: DemoAccount = 'manager') =>
  services.get(parcelEndpoints.units, { query: { keywords } }, tokens[as]);

const numbers = async (keywords: string, as?: DemoAccount) =>
  (await search(keywords, as)).map((unit) => unit.number);

test.each([
  ['1204', ['A-1204', 'B-1204']],
  ['๑๒๐๔', ['A-1204', 'B-1204']],
  ['a-1204', ['A-1204']],
  ['A1204', ['A-1204']],
  ['b 1204', ['B-1204']],
  ['%', []],
  ['---', []],
])('%s finds the units whose number has it', async (keywords, found) => {
  expect(await numbers(keywords)).toEqual(found);
});

test('the number itself comes first, then those that begin so, by their value', async () => {
  expect((await numbers('99/12', 'village')).slice(0, 2)).toEqual(['99/12', '99/120']);
  expect((await numbers('๙๙/๑๒', 'village'))[0]).toBe('99/12');
  expect((await numbers('9911', 'village')).slice(0, 3)).toEqual(['99/11', '99/110', '99/111']);
});

test('nothing typed shows the first units in the order of their numbers, at most 20', async () => {
  const found = await numbers('', 'village');
  expect(found).toHaveLength(20);
  expect(found.slice(8, 11)).toEqual(['99/9', '99/10', '99/11']);
});

test('part of a Thai name finds the unit, in either encoding, with or without คุณ', async () => {
  for (const name of ['ำทิพย', 'น้ำทิพย์'.normalize('NFKC'), 'คุณน้ำทิพย์', 'คุณ บ้านกลาง']) {
    expect(await numbers(name, 'village')).toEqual(['99/12']);
  }
  const [unit] = await search('บ้านกลาง', 'village');
  expect(unit?.people.map((name) => name.split(' ')[1])).toEqual(['บ้านกลาง', 'บ้านใหญ่', 'บ้านน้อย']);
});

test("another property's units and people stay out of reach", async () => {
  expect(await numbers('A-1204', 'village')).toEqual([]);
  expect(await numbers('บ้านกลาง')).toEqual([]);
  const [unit] = await search('99/12', 'village');
  const people = (as: DemoAccount) =>
    services.get(parcelEndpoints.peopleOfUnit, { query: { unitId: unit?.id ?? '' } }, tokens[as]);
  expect((await people('village')).map(({ relation }) => relation)).toEqual([
    'owner',
    'tenant',
    'resident',
  ]);
  expect(await people('manager')).toEqual([]);
});
