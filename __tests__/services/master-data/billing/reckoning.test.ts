import { codesIn } from '@tests/e2e/kit/read-codes';
import { anyId, billPayment } from 'promptparse/validate';
import sharp from 'sharp';
import type { DrawnCode } from '@/contracts/billing/pay-codes';
import { monthsOn } from '@/contracts/kit/fields/month';
import { showBaht } from '@/contracts/kit/fields/satang';
import { amountsBy, feeByArea, wholeProperty } from '@/services/master-data/billing/fees/by-basis';
import { isGenuine, sign } from '@/services/master-data/billing/gateway/gateway';
import { maskName } from '@/services/master-data/billing/gateway/mask-name';
import { payCodesOf } from '@/services/master-data/billing/invoices/pay-codes';
import { openSurcharge, surchargeOf, totalOf } from '@/services/master-data/billing/late/surcharge';
import { inWords } from '@/services/master-data/billing/receipts/baht-words';
import { taxWithin } from '@/services/master-data/billing/receipts/paper';
import { usualBilling } from '@/services/master-data/billing/settings/settings';
import { Random } from '@/services/seed/random';

const random = new Random(20_569);
const rules = [{ from: '0001-01-01', rate: '12.00', lateRate: '20.00', lateMonths: 6 }];
const dayAt = (offset: number) =>
  new Date(Date.UTC(2026, 0, 1) + offset * 86_400_000).toISOString().slice(0, 10);

const scale = 4;

/** A drawn code as a scanner sees it: its path's squares or bars on white. */
async function pictureOf(code: DrawnCode | null, quiet: number, high?: number): Promise<Buffer> {
  if (!code) throw new Error('no code');
  const width = (code.modules + 2 * quiet) * scale;
  const height = high ? high * scale : width;
  const pixels = Buffer.alloc(width * height, 255);
  for (const [, x = '', y = '', run = ''] of code.path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    const [top, rows] = high ? [0, height] : [(Number(y) + quiet) * scale, scale];
    const from = (Number(x) + quiet) * scale;
    for (let row = top; row < top + rows; row++) {
      pixels.fill(0, row * width + from, row * width + from + Number(run) * scale);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

test('a budget is given out by ratio to the last satang, however it is divided', () => {
  for (let round = 0; round < 300; round++) {
    const count = random.whole(1, 60);
    const parts = Array.from({ length: count }, () => random.whole(1, 5_000_000));
    const sum = parts.reduce((all, one) => all + one, 0);
    let left = 100_000_000;
    const units = parts.map((part, index) => {
      const own = index === count - 1 ? left : Math.floor((part / sum) * 100_000_000);
      left -= own;
      const digits = String(own).padStart(7, '0');
      return {
        area: '1.00',
        ratio: `${digits.slice(0, -6)}.${digits.slice(-6)}`,
      };
    });
    const budget = random.whole(0, 999_999_999_999);
    const fees = amountsBy({ basis: 'ratio', amount: budget }, units, wholeProperty);
    expect(totalOf(fees)).toBe(budget);
    for (const [at, { ratio }] of units.entries()) {
      const { amount = 0 } = fees[at] ?? {};
      expect(Math.abs(amount - (budget * Number(ratio)) / 100)).toBeLessThan(1.001);
    }
  }
});

test('a fee by area is the rate times the area, half a satang upwards', () => {
  expect(feeByArea(4500, '49.50')).toBe(222_750);
  expect(feeByArea(1, '0.50')).toBe(1);
  expect(feeByArea(1, '0.49')).toBe(0);
  for (let round = 0; round < 300; round++) {
    const [rate, hundredths] = [random.whole(0, 1_000_000), random.whole(0, 99_999_999)];
    const area = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
    const exact = BigInt(rate) * BigInt(hundredths);
    expect(BigInt(feeByArea(rate, area))).toBe((exact + 50n) / 100n);
  }
});

test('a surcharge is simple, from the day after it was due, and rises after six months', () => {
  const debt = {
    number: 'A',
    principal: 1_000_000,
    dueOn: '2026-01-15',
    payments: [],
    charged: [],
  };
  expect(surchargeOf(debt, '2026-01-15', rules)).toEqual([]);
  // 10,000.00 × 12 % × 30 / 365
  expect(totalOf(surchargeOf(debt, '2026-02-14', rules))).toBe(9863);
  const long = surchargeOf(debt, '2026-09-15', rules);
  expect(long.map(({ from, until, days, rate }) => [from, until, days, rate])).toEqual([
    ['2026-01-16', '2026-07-15', 181, '12.00'],
    ['2026-07-16', '2026-09-15', 62, '20.00'],
  ]);
  // What was charged already is not charged again, and a part paid bears nothing more.
  const later = { ...debt, charged: surchargeOf(debt, '2026-02-14', rules) };
  expect(openSurcharge(later, '2026-03-01', rules)).toMatchObject([
    { from: '2026-02-15', days: 15 },
  ]);
  const paid = { ...debt, payments: [{ day: '2026-01-25', amount: 400_000 }] };
  expect(
    surchargeOf(paid, '2026-02-14', rules).map(({ principal, days }) => [principal, days]),
  ).toEqual([
    [1_000_000, 10],
    [600_000, 20],
  ]);
  expect(monthsOn('2026-08-31', 6)).toBe('2027-02-28');
});

test('charged in pieces it is what it is at once, but for the rounding of each piece', () => {
  for (let round = 0; round < 300; round++) {
    const due = random.whole(0, 200);
    const principal = random.whole(1, 50_000_000);
    const payments = Array.from({ length: random.whole(0, 3) }, () => ({
      day: dayAt(due + random.whole(-5, 300)),
      amount: random.whole(1, Math.ceil(principal / 2)),
    }));
    const debt = { number: 'A', principal, dueOn: dayAt(due), payments, charged: [] };
    const end = dayAt(due + random.whole(1, 400));
    const cut = dayAt(due + random.whole(1, 400));
    const whole = surchargeOf(debt, end, rules);
    expect(whole.every(({ amount, days }) => amount > 0 && days > 0)).toBe(true);
    if (cut >= end) continue;
    const first = surchargeOf(debt, cut, rules);
    const second = openSurcharge({ ...debt, charged: first }, end, rules);
    const pieces = first.length + second.length + whole.length;
    expect(Math.abs(totalOf(first) + totalOf(second) - totalOf(whole))).toBeLessThanOrEqual(pieces);
  }
});

test('the codes are read back as the very bill', async () => {
  const settings = {
    ...{ ...usualBilling, version: 1, updatedAt: null, updatedBy: '' },
    ...{ billerId: '099400045678601', promptPayId: '0994000456786' },
  };
  const read = async (code: DrawnCode | null, quiet: number, high?: number) =>
    Object.values(await codesIn(await pictureOf(code, quiet, high)))[0];
  for (const owed of [1, 100, 258_300, 1_000_000_01, random.whole(1, 999_999_999)]) {
    const bill = { number: 'RMN-IV2569-000012', unitNumber: 'A-0101', owed };
    const codes = payCodesOf(bill, settings);
    const baht = owed / 100;
    expect(anyId((await read(codes.promptPay, 4)) ?? '')).toMatchObject({
      ...{ type: 'NATID', target: '0994000456786', amount: baht },
    });
    expect(billPayment((await read(codes.bill, 4)) ?? '')).toMatchObject({
      ...{ billerId: '099400045678601', ref1: 'RMNIV2569000012', ref2: 'A0101', amount: baht },
    });
    expect(await read(codes.barcode, 10, 40)).toBe(
      `|099400045678601\rRMNIV2569000012\rA0101\r${owed}`,
    );
  }
  expect(payCodesOf({ number: 'A', unitNumber: 'B', owed: 0 }, settings).bill).toBeNull();
});

test('amounts in words, the tax within, and names as strangers may see them', () => {
  expect(inWords(1_234_525)).toBe('หนึ่งหมื่นสองพันสามร้อยสี่สิบห้าบาทยี่สิบห้าสตางค์');
  expect(inWords(2100)).toBe('ยี่สิบเอ็ดบาทถ้วน');
  expect(showBaht(1_000_001_01)).toBe('1,000,001.01');
  expect(taxWithin(10_700, '7.00')).toBe(700);
  expect(taxWithin(10_700, '0.00')).toBe(0);
  expect(maskName('ก่อเกียรติ น้ำใจดี, สมหญิง ใจดี')).toBe('ก่*** น้ำ***');
  // A vowel that is written first is no letter of a name, and a name of one is hidden whole.
  expect(maskName('โสภา ใจดี')).toBe('โส*** ใจ***');
  expect(maskName('นายแก้ว เปลี่ยนศรี')).toBe('น*** เป***');
  expect(maskName('Jo เอ โ อ')).toBe('J*** *** *** ***');
});

test('a callback is genuine by its signature and its time alone', () => {
  const secret = 's'.repeat(32);
  const now = Date.parse('2026-11-22T05:00:00Z');
  const time = String(now / 1000);
  const raw = '{"id":"1"}';
  const said = { raw, time, signature: sign(secret, time, raw) };
  expect(isGenuine(secret, said, now)).toBe(true);
  expect(isGenuine(secret, said, now + 299_000)).toBe(true);
  expect(isGenuine(secret, said, now + 301_000)).toBe(false);
  expect(isGenuine(secret, { ...said, raw: '{"id":"2"}' }, now)).toBe(false);
  expect(isGenuine(secret, { ...said, time: String(now / 1000 + 1) }, now)).toBe(false);
  expect(isGenuine('other', said, now)).toBe(false);
  expect(isGenuine(secret, { ...said, signature: '' }, now)).toBe(false);
});
