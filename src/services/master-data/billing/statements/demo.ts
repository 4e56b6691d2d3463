import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm';
import type { DemoPlace } from '@/services/kit/area';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { grouped } from '@/services/kit/records/grouped';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { isOwed } from '@/services/master-data/billing/late/lateness';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { receipts } from '@/services/master-data/billing/receipts/tables';
import { senderOf } from './match/words';
import { bankAccounts, statementFiles, statementLines } from './tables';

interface Entry {
  /** Of the month. */
  date: number;
  amount: number;
  description: string;
  reference?: string;
  channel?: string;
  receiptId?: string;
  asideReason?: string;
}

const opening = 128_450_075;
const finance = 'ฝ่ายการเงิน';
const banks = ['KBANK', 'SCB', 'BBL', 'KTB', 'BAY'] as const;

const digits = (text: string) =>
  String([...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9000, 7) + 1000);
const from = (name: string, at: number) =>
  `รับโอนจาก ${banks[at % banks.length]} x${digits(name)} ${name}`;

const others: readonly Entry[] = [
  { date: 2, amount: -4_812_350, description: 'ชำระค่าไฟฟ้า กฟน.', channel: 'Internet' },
  { date: 3, amount: -1_640_025, description: 'ชำระค่าน้ำประปา กปน.', channel: 'Internet' },
  { date: 5, amount: -8_500_000, description: 'จ่ายค่าบริการรักษาความปลอดภัย', channel: 'Internet' },
  { date: 6, amount: 1_200_000, description: from('บจก. สกายมีเดีย', 1), channel: 'K PLUS' },
  { date: 8, amount: -2_500, description: 'ค่าธรรมเนียมโอนต่างธนาคาร', channel: 'Internet' },
  { date: 10, amount: 31_245, description: 'ดอกเบี้ยเงินฝาก', channel: 'Auto' },
  {
    ...{ date: 11, amount: 45_000, description: from('สมชาย ใจดี', 2), channel: 'K PLUS' },
    asideReason: 'โอนผิดบัญชี คืนผู้โอนแล้ว',
  },
];

/** What residents who owe have sent, each in a way of theirs. */
async function owedEntries(db: Db, propertyId: string): Promise<Entry[]> {
  const open = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.propertyId, propertyId), isOwed))
    .orderBy(asc(invoices.unitNumber), asc(invoices.dueOn));
  const entries: Entry[] = [];
  for (const [at, own] of [...grouped(open, ({ unitId }) => unitId).values()]
    .slice(0, 16)
    .entries()) {
    const [first] = own;
    if (!first) continue;
    const { unitNumber, number, payerName } = first;
    const name = payerName.split(', ')[0] ?? payerName;
    const sum = totalOf(own.map(({ owed }) => ({ amount: owed })));
    const date = 2 + ((at * 5) % 19);
    const ways: Omit<Entry, 'date'>[] = [
      { amount: first.owed, description: `${from(name, at)} ห้อง ${unitNumber}` },
      { amount: sum, description: from(name, at), reference: unitNumber },
      { amount: first.owed, description: 'ชำระบิล', reference: number.replace(/[^A-Z0-9]/g, '') },
      { amount: first.owed, description: from(name, at) },
      { amount: first.owed, description: from('น.ส. ปาริชาต ใจงาม', at) },
      { amount: 100_000, description: `${from(name, at)} ${unitNumber}` },
    ];
    const way = ways[at % ways.length];
    if (way) entries.push({ date, channel: at % 3 ? 'K PLUS' : 'พร้อมเพย์', ...way });
  }
  return entries;
}

/** The statement of the month of the account that there is: most of it matched, the rest as it comes. */
export async function statementsDemo(db: Db, place: DemoPlace): Promise<void> {
  const { propertyId, now, id } = place;
  const [bank] = await db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.propertyId, propertyId));
  if (!bank) return;
  const { id: accountId, number } = bank;
  const today = bangkokDay(new Date(now));
  const month = today.slice(0, 7);
  const given = await db
    .select()
    .from(receipts)
    .where(
      and(
        ...[eq(receipts.propertyId, propertyId), gte(receipts.day, `${month}-01`)],
        ...[inArray(receipts.method, ['transfer', 'promptpay']), isNull(receipts.voidedAt)],
      ),
    )
    .orderBy(asc(receipts.number));
  const booked = given.map(
    ({ id: receiptId, day, amount, payerName, unitNumber }, index): Entry => {
      const description = `${from(payerName.split(', ')[0] ?? payerName, index)} ${unitNumber}`;
      const isTied = index < given.length - 3;
      return {
        date: Number(day.slice(8)),
        amount,
        description,
        channel: 'K PLUS',
        ...(isTied && { receiptId }),
      };
    },
  );
  const entries = [...booked, ...others, ...(await owedEntries(db, propertyId))]
    .map((entry, index) => {
      const day = [`${month}-${String(entry.date).padStart(2, '0')}`, today].sort()[0] ?? today;
      const minutes = 8 * 60 + ((index * 37) % 660);
      const time = [Math.floor(minutes / 60), minutes % 60]
        .map((part) => String(part).padStart(2, '0'))
        .join(':');
      return { ...entry, day, time };
    })
    .sort((a, b) => `${a.day} ${a.time}`.localeCompare(`${b.day} ${b.time}`));
  const fileId = id(now);
  await db.insert(statementFiles).values({
    ...{ id: fileId, propertyId, accountId, fileName: `KBANK-${number}-${month}.csv` },
    ...{ added: entries.length, already: 0, from: entries[0]?.day ?? today, to: today },
    ...{ by: finance, at: new Date(now).toISOString() },
  });
  let balance = opening;
  const lines = entries.map((entry, index) => {
    balance += entry.amount;
    const { day, time, amount, description, reference = '', channel = '' } = entry;
    return {
      ...{ id: id(now), propertyId, accountId, fileId, day, time, amount, description, reference },
      ...{ channel, balance, ordinal: 1, place: index + 1, asideReason: entry.asideReason ?? '' },
      sender: amount > 0 ? senderOf(description) : '',
      receiptId: entry.receiptId ?? null,
      by: entry.receiptId || entry.asideReason ? finance : '',
    };
  });
  await insertAll(db, statementLines, lines);
}
