import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { meterKindEndpoints } from '@/contracts/billing/meters/meter-kind';
import { readingEndpoints } from '@/contracts/billing/meters/reading';
import { meterCharge, rateOf } from '@/contracts/billing/meters/tariff';
import { lookAt, medianOf, oddOf, othersOf } from '@/contracts/billing/meters/usage';
import { monthAfter } from '@/contracts/kit/fields/month';
import { next, startDesk, today } from './desk';

const desk = startDesk();
const { services, made } = desk;
let token = '';
let manager = '';
beforeAll(async () => {
  token = desk.token();
  manager = await services.signIn('manager');
});

const sheet = async (query: { kindId?: string; period?: string } = {}) =>
  services.get(readingEndpoints.sheet, { query }, token);
const save = (body: object) => services.get(readingEndpoints.save, { body } as never, token);

/** Issues a month as its preview shows it. */
async function issue(period: string) {
  const days = { period, issuedOn: today, dueOn: today };
  const { units, total } = await services.get(invoiceEndpoints.preview, { body: days }, token);
  await services.get(invoiceEndpoints.issue, { body: { ...days, units, total } }, token);
  return made();
}

/** The lines of a unit's invoice of a month that bill a meter. */
async function metered(unitId: string, period: string) {
  const query = { unitId, period, limit: 5 };
  const { rows } = await services.get(invoiceEndpoints.list, { query }, token);
  const row = rows.find(({ state }) => state !== 'void');
  const { charges } = await services.get(
    invoiceEndpoints.get,
    { params: { id: row?.id ?? '' } },
    token,
  );
  return { id: row?.id ?? '', lines: charges.filter(({ kind }) => kind === 'water') };
}

test('steps, the least, the fee and the tax are added exactly and rounded once', () => {
  const flat = { upTo: null, rate: '18.0000' };
  const rate = { from: '2026-01', steps: [flat], minimum: 0, fee: 0, vat: false };
  expect(meterCharge(rate, 12_500)).toBe(22_500);
  expect(meterCharge({ ...rate, minimum: 5000 }, 1000)).toBe(5000);
  expect(meterCharge({ ...rate, fee: 2000, vat: true }, 10_000)).toBe(21_400);
  const steps = [
    { upTo: '15.000', rate: '2.3488' },
    { upTo: '25.000', rate: '2.9882' },
    { upTo: null, rate: '3.2405' },
  ];
  // 15 × 2.3488 + 10 × 2.9882 + 5.5 × 3.2405 = 82.93675
  expect(meterCharge({ ...rate, steps }, 30_500)).toBe(8294);
  expect(meterCharge(rate, 0)).toBe(0);
  const later = { ...rate, from: '2026-06' };
  expect([rateOf([later, rate], '2026-05'), rateOf([later, rate], '2026-06')]).toEqual([
    rate,
    later,
  ]);
  expect(rateOf([later], '2026-05')).toBeUndefined();
});

test('a reading stands out by its own history, and says by what', () => {
  expect(medianOf([1, 2])).toBeUndefined();
  expect(medianOf([9000, 1000, 5000])).toBe(5000);
  expect(oddOf(15_000, 5000)).toEqual({ why: 'much', times: '3' });
  expect(oddOf(14_000, 5000)).toBeNull();
  expect(oddOf(-1, null)).toEqual({ why: 'less', times: '' });
  expect(oddOf(0, 5000)).toEqual({ why: 'none', times: '' });
  expect(oddOf(3000, 500)).toBeNull();
});

test('where a unit has no history its first readings are held against the others of its kind', () => {
  const row = (before: string | null, reading: string | null, median: number | null = null) => ({
    ...{ before: before === null ? null : { reading: before }, median },
    shown: reading === null ? null : { reading, oldLast: null, newFirst: null },
  });
  const others = ['900', '1200', '1500', '40'].map((before) => row(before, null, 15_000));
  const odd = (one: ReturnType<typeof row>, beside = others) =>
    lookAt(one, othersOf([...beside, one])).odd;
  expect(odd(row(null, '90000'))).toEqual({ why: 'first', times: '60' });
  expect(odd(row(null, '1800'))).toBeNull();
  // It has a first reading, and nothing yet that it uses.
  expect(odd(row('1000', '1100'))).toEqual({ why: 'beyond', times: '6.7' });
  expect(odd(row('1000', '1020'))).toBeNull();
  expect(odd(row('1000', '900'))).toEqual({ why: 'less', times: '' });
  expect(odd(row('1000', '1100', 90_000))).toBeNull();
  // In its first month all begin: the wrong one does not hide itself, nor does a second one.
  const all = ['100', '120', '90', '110', '80', '95', '105', '130', '125', '115', '9000'];
  const begun = all.map((reading) => row(null, reading));
  expect(odd(row(null, '12000'), begun)?.why).toBe('first');
  expect(begun.slice(0, -1).map((one) => lookAt(one, othersOf(begun)).odd)).toEqual(
    Array(10).fill(null),
  );
  // Two are no others.
  expect(odd(row(null, '90000'), begun.slice(0, 1))).toBeNull();
});

test('readings are kept as they are typed, each by itself', async () => {
  const { kind, period, rows } = await sheet();
  expect([period, kind?.type, rows.length]).toEqual([next, 'water', 192]);
  const [a, b, c] = rows;
  if (!kind || !a?.before || !b || !c) throw new Error('nothing is metered');
  const after = String(Number(a.before.reading) + 7);
  const typed = { version: 0, reading: after, estimated: false };
  const body = { kindId: kind.id, period, readings: [{ unitId: a.unitId, ...typed }] };
  const { rows: kept, refused } = await save(body);
  expect(refused).toEqual([]);
  expect(kept[0]?.reading).toMatchObject({ reading: after, frozen: null, version: 1 });
  // Sent again it is the same; of another version it is refused, and the others beside it are kept.
  expect((await save(body)).refused).toEqual([]);
  const other = await save({
    ...body,
    readings: [
      { unitId: a.unitId, ...typed, reading: '1' },
      { unitId: b.unitId, ...typed, reading: '1.5' },
      { unitId: c.unitId, ...typed, reading: '9999' },
    ],
  });
  expect(other.refused).toEqual([
    { unitId: a.unitId, why: 'stale' },
    { unitId: b.unitId, why: 'decimals' },
  ]);
  const empty = { unitId: c.unitId, version: 1, reading: '' };
  expect((await save({ ...body, readings: [empty] })).rows[0]?.reading).toBeNull();
  const two = await Promise.all(
    ['31', '32'].map((reading) =>
      save({ ...body, readings: [{ ...typed, unitId: c.unitId, reading }] }),
    ),
  );
  expect(two.flatMap(({ refused }) => refused)).toEqual([{ unitId: c.unitId, why: 'stale' }]);
  const last = two.flatMap(({ rows }) => rows.map(({ reading }) => reading?.version ?? 0));
  await save({ ...body, readings: [{ ...empty, version: Math.max(...last) }] });
  await save({ ...body, readings: [{ unitId: a.unitId, version: 1, reading: '' }] });
});

test('what is billed is what was read: it is frozen, and made up for by the next month', async () => {
  const { kind, period, rows } = await sheet();
  const [plain, guessed, replaced, wrong, low] = rows;
  if (!kind || !plain || !guessed || !replaced || !wrong || !low) throw new Error('too few');
  const read = (row: typeof plain, more: number) => Number(row.before?.reading) + more;
  const of = (row: typeof plain, reading: number, more: object = {}) => ({
    ...{ unitId: row.unitId, version: 0, reading: String(reading), estimated: false, ...more },
  });
  await save({
    ...{ kindId: kind.id, period },
    readings: [
      of(plain, read(plain, 7)),
      of(guessed, read(guessed, 20), { estimated: true }),
      of(replaced, 5, { oldLast: String(read(replaced, 3)), newFirst: '1' }),
      of(wrong, read(wrong, 45)),
      of(low, read(low, -2)),
    ],
  });
  await issue(period);
  const bills = async (of: string) =>
    Promise.all(
      [plain, guessed, replaced, wrong, low].map(async ({ unitId }) => {
        const { lines } = await metered(unitId, of);
        return lines.map(({ quantity, amount }) => [quantity, amount]);
      }),
    );
  expect(await bills(period)).toEqual([
    [['7', 12_600]],
    [['20', 36_000]],
    [['7', 12_600]],
    [['45', 81_000]],
    [],
  ]);
  const frozen = await sheet({ period });
  const rowOf = (unitId: string) => frozen.rows.find((one) => one.unitId === unitId)?.reading;
  expect(rowOf(plain.unitId)).toMatchObject({ frozen: 'billed', invoice: expect.anything() });
  // What shows less than before is billed by nobody, and can still be put right.
  expect(rowOf(low.unitId)).toMatchObject({ frozen: null, invoice: null });
  const again = of(plain, read(plain, 9), { version: 1 });
  const { refused } = await save({ kindId: kind.id, period, readings: [again] });
  expect(refused).toEqual([{ unitId: plain.unitId, why: 'billed' }]);

  // The true one was 40 less; it was guessed 12 too high.
  const corrected = String(read(wrong, 5));
  const params = { id: rowOf(wrong.unitId)?.id ?? '' };
  await services.get(
    readingEndpoints.correct,
    { params, body: { version: 1, corrected, reason: 'อ่านสลับหลัก' } },
    token,
  );
  const open = {
    params: { id: rowOf(low.unitId)?.id ?? '' },
    body: { version: 1, corrected, reason: 'x' },
  };
  expect((await services.call(readingEndpoints.correct, open, token)).error?.code).toBe(
    'READING_OPEN',
  );
  const then = monthAfter(period, 1);
  await save({
    ...{ kindId: kind.id, period: then },
    readings: [
      of(plain, read(plain, 15)),
      of(guessed, read(guessed, 16)),
      of(replaced, 9),
      of(wrong, read(wrong, 50)),
      of(low, read(low, 10)),
    ],
  });
  const lowRow = of(low, read(low, 4), { version: 1 });
  await save({ kindId: kind.id, period, readings: [lowRow] });
  await issue(then);
  expect(await bills(then)).toEqual([
    [['8', 14_400]],
    // 4 less than was billed: nothing now, and 4 are left.
    [['0', 0]],
    [['4', 7200]],
    [['5', 9000]],
    // Both months that nobody had billed.
    [
      ['4', 7200],
      ['6', 10_800],
    ],
  ]);
  const { lines } = await metered(wrong.unitId, then);
  expect(lines[0]?.description).toMatch(/ปรับปรุงเลขอ่านงวดก่อน −40/);
  const late = { params, body: { version: 2, corrected, reason: 'x' } };
  expect((await services.call(readingEndpoints.correct, late, token)).error?.code).toBe(
    'READING_PASSED',
  );

  // Voided, it is read again; billed with the next month it is billed once.
  const { id } = await metered(plain.unitId, then);
  await services.get(invoiceEndpoints.cancel, { params: { id }, body: { reason: 'ผิด' } }, manager);
  expect((await sheet({ period: then })).rows[0]?.reading?.frozen).toBeNull();
  await issue(then);
  expect((await metered(plain.unitId, then)).lines).toMatchObject([{ quantity: '8' }]);
});

test('a kind has one rate from a month on, its steps go upwards', async () => {
  const rate = {
    from: next,
    steps: [{ upTo: null, rate: '4.2' }],
    minimum: '0',
    fee: '0',
    vat: false,
  };
  const body = { type: 'electricity', name: 'ค่าไฟฟ้า', unitWord: 'kWh', decimals: 0, rates: [rate] };
  const wrong = [
    { ...body, rates: [rate, rate] },
    { ...body, rates: [{ ...rate, steps: [{ upTo: '10', rate: '1' }] }] },
    {
      ...body,
      rates: [
        {
          ...rate,
          steps: [
            { upTo: '10', rate: '1' },
            { upTo: '5', rate: '1' },
            { upTo: null, rate: '2' },
          ],
        },
      ],
    },
  ];
  for (const one of wrong) {
    const { error } = await services.call(meterKindEndpoints.upsert, { body: one } as never, token);
    expect(error?.code).toBe('INVALID');
  }
  const kind = await services.get(meterKindEndpoints.upsert, { body } as never, token);
  expect(kind.rates[0]?.steps).toEqual([{ upTo: null, rate: '4.2000' }]);
  const { kinds } = await sheet();
  expect(kinds.map(({ name }) => name)).toEqual(['ค่าน้ำประปา', 'ค่าไฟฟ้า']);
});
