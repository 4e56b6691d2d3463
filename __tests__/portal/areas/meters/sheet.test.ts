import type { SheetRow, TypedReading } from '@/contracts/billing/meters/reading';
import { matched, pastedLines } from '@/portal/areas/meters/brought';
import { openSheet } from '@/portal/areas/meters/sheet-store';

const row = (unitId: string, more: Partial<SheetRow> = {}): SheetRow => ({
  ...{ unitId, unitNumber: `A-${unitId}`, building: 'A', floor: 1, median: null, reading: null },
  before: { period: '2026-10', reading: '100', estimated: false },
  ...more,
});

const kept = (unitId: string, reading: string, version: number): SheetRow =>
  row(unitId, {
    reading: {
      ...{ id: unitId, version, reading, estimated: false, oldLast: null, newFirst: null },
      ...{ corrected: null, updatedAt: '', updatedBy: '', frozen: null, invoice: null },
    },
  });

/** A sheet whose calls are answered by hand. */
function sheet() {
  const calls: { sent: TypedReading[]; answer: (rows?: SheetRow[]) => Promise<void> }[] = [];
  const store = openSheet([row('1'), row('2')], (sent) => {
    let resolve: (kept: { rows: SheetRow[]; refused: [] } | undefined) => void = () => {};
    const promise = new Promise<{ rows: SheetRow[]; refused: [] } | undefined>((done) => {
      resolve = done;
    });
    const answer = async (rows?: SheetRow[]) => {
      resolve(rows && { rows, refused: [] });
      await promise;
      await new Promise((done) => setTimeout(done));
    };
    calls.push({ sent, answer });
    return promise;
  });
  return { store, calls };
}

test('what is typed while a reading is on its way is sent after it, by its new version', async () => {
  const { store, calls } = sheet();
  store.type('1', { reading: '110' });
  void store.keep();
  store.type('1', { reading: '111' });
  store.type('2', { reading: '120' });
  void store.keep();
  expect(calls).toHaveLength(1);
  await calls[0]?.answer([kept('1', '110', 1)]);
  expect(calls[1]?.sent).toMatchObject([
    { unitId: '1', reading: '111', version: 1 },
    { unitId: '2', reading: '120', version: 0 },
  ]);
  await calls[1]?.answer([kept('1', '111', 2), kept('2', '120', 1)]);
  expect(store.status()).toEqual({ waiting: 0, sending: false, failed: false });
});

test('what cannot be sent stays, others change nothing of it, and it goes out later', async () => {
  const { store, calls } = sheet();
  store.type('1', { reading: '110' });
  store.type('2', { reading: 'abc' });
  void store.keep();
  expect(calls[0]?.sent).toHaveLength(1);
  expect(store.cell('2')?.refused).toBe('number');
  await calls[0]?.answer();
  expect(store.status()).toMatchObject({ failed: true, waiting: 2 });
  store.refresh([row('1'), row('2')]);
  expect(store.cell('1')?.draft.reading).toBe('110');
  void store.keep();
  await calls[1]?.answer([kept('1', '110', 1)]);
  expect(store.status()).toMatchObject({ failed: false, waiting: 1 });
});

test('a column is of the units in their order, two columns are of the units that they name', () => {
  const { store } = sheet();
  const of = (text: string) => [...matched(pastedLines(text), store.all()).readings];
  expect(of('110\n120\n')).toEqual([
    ['1', '110'],
    ['2', '120'],
  ]);
  expect(of('a2\t๑๒๐\nA 1\t110')).toEqual([
    ['2', '120'],
    ['1', '110'],
  ]);
  const { unknown } = matched(pastedLines('B-9\t5'), store.all());
  expect(unknown).toEqual([{ line: 1, unit: 'B-9', reading: '5' }]);
});

test('a line without a reading moves no other, and a heading is none', () => {
  const { store } = sheet();
  const of = (text: string) => [...matched(pastedLines(text), store.all()).readings];
  expect(of('\n120')).toEqual([['2', '120']]);
  expect(of('เลขครั้งนี้\n110\n120')).toEqual([
    ['1', '110'],
    ['2', '120'],
  ]);
  // The sheet's own form: what was read last is not taken for what was not read this time.
  expect(of('ห้อง\tครั้งก่อน\tครั้งนี้\nA-1\t100\t\nA-2\t100\t120')).toEqual([['2', '120']]);
});

test('a column that is pasted further down begins there', () => {
  const { store } = sheet();
  const [, second] = store.all();
  const { readings, unknown } = matched(pastedLines('120\n130'), store.all(), [second]);
  expect([...readings]).toEqual([['2', '120']]);
  expect(unknown).toEqual([{ line: 2, unit: '', reading: '130' }]);
});
