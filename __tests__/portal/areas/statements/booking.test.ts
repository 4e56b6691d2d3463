import type { Candidate } from '@/contracts/billing/statements/statement';
import { sharesOf } from '@/portal/areas/statements/booking';

const invoice = (number: string, owed: number) => ({ id: number, number, owed });
const of = (invoices: Candidate['invoices'], owed: number): Candidate => ({
  ...{ receiptId: null, receiptNumber: '', unitId: 'u', unitNumber: 'A-0305', payerName: 'ณิชา' },
  ...{ invoices, owed, reasons: [] },
});
const three = [invoice('1', 268_250), invoice('2', 282_850), invoice('3', 277_450)];

test('what is too little pays the first in part, and the rest stays owed', () => {
  expect(sharesOf(100_000, of(three, 828_550))).toEqual({
    parts: [100_000, 0, 0],
    ...{ others: 0, kept: 0, owed: 728_550 },
  });
});

test('what is more than the chosen pays the unit’s others before any of it is kept', () => {
  const chosen = of(three.slice(2), 828_550);
  expect(sharesOf(300_000, chosen)).toMatchObject({ parts: [277_450], others: 22_550, kept: 0 });
  expect(sharesOf(900_000, chosen)).toMatchObject({ others: 551_100, kept: 71_450, owed: 0 });
});

test('where nothing is owed all of it is kept', () => {
  expect(sharesOf(1_000, of([], 0))).toEqual({ parts: [], others: 0, kept: 1_000, owed: 0 });
});
