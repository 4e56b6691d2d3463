import { createHash } from 'node:crypto';
import type { ChargeKind } from '@/contracts/billing/charge';
import type { FeeBasis } from '@/contracts/billing/fee';
import { buddhistYear, monthAfter } from '@/contracts/kit/fields/month';
import type { DemoPlace } from '@/services/kit/area';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { bangkokDay, dayAfter } from '@/services/kit/text/bangkok-day';
import { type Amount, accountOf, wholeFunds } from './books/ledger';
import { type PaperKind, paperNumber } from './books/numbers';
import { ofLines } from './books/of-lines';
import { ledgerEntries, paperNumbers } from './books/tables';
import { demoRules } from './charges/demo';
import { demoCheque } from './cheques/demo';
import { demoCredits } from './credits/demo';
import { noteAmounts } from './credits/posting';
import { demoDeposits, demoRefund } from './deposits/demo';
import { amountsBy, feeByArea } from './fees/by-basis';
import { gatewayPayments, sandboxCharges } from './gateway/tables';
import { charges, invoices } from './invoices/tables';
import { demoLetters } from './mailed/demo';
import { demoMeters } from './meters/demo';
import { billedUnits } from './payer';
import { shareOut } from './receipts/share-out';
import { receiptInvoices, receiptLines, receipts } from './receipts/tables';
import { usualOf } from './settings/settings';
import { billingSettings } from './settings/tables';
import { demoBank } from './statements/demo-bank';

type Unit = Awaited<ReturnType<typeof billedUnits>>[number];
type Invoice = typeof invoices.$inferInsert;
type Receipt = typeof receipts.$inferInsert;
type Entry = typeof ledgerEntries.$inferInsert;

/** An id that is the same at every start, drawn from nothing that others draw from. */
function idOf(...parts: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(parts.join(' ')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const rates: Record<string, { basis: FeeBasis; common: number; sinking: number; taxId: string }> = {
  RMN: { basis: 'area', common: 4500, sinking: 500, taxId: '0994000456786' },
  STP: { basis: 'area', common: 5500, sinking: 0, taxId: '0994001123454' },
  SPK: { basis: 'wah', common: 3600, sinking: 0, taxId: '0994002345671' },
};

const months = 3;

/** Who pays what: some nothing, some late, the rest within the first half of the month. */
function isPaid(unit: number, monthsAgo: number): boolean {
  if (unit % 17 === 3) return false;
  if (unit % 9 === 2) return monthsAgo > 1;
  return monthsAgo > 0 || unit % 2 === 0;
}

function papers(code: string) {
  const last = new Map<string, number>();
  return {
    last,
    next(kind: PaperKind, day: string) {
      const year = buddhistYear(day);
      const serial = (last.get(`${kind} ${year}`) ?? 0) + 1;
      last.set(`${kind} ${year}`, serial);
      return { year, serial, number: paperNumber(code, kind, year, serial) };
    },
  };
}

const words = { common: 'ค่าส่วนกลาง', sinking: 'เงินกองทุน', water: 'ค่าน้ำประปา' };

/** Three months of bills, most of them paid, with what that leaves in the books. */
export async function billingDemo(db: Db, place: DemoPlace): Promise<void> {
  const { propertyId, code, now } = place;
  const rate = rates[code];
  if (!rate) return;
  const bankAccountId = idOf('bank account', propertyId);
  await demoBank(db, place, bankAccountId);
  const waterRate = 1800;
  const stamp = { updatedAt: new Date(now).toISOString(), updatedBy: 'ระบบ' };
  await db.insert(billingSettings).values({
    ...{ propertyId, version: 1, ...stamp, ...(await usualOf(db, propertyId)) },
    ...{ commonFeeBy: rate.basis, commonFeeRate: rate.common, sinkingFeeRate: rate.sinking },
    ...{ billerId: `${rate.taxId}01`, promptPayId: rate.taxId },
  });
  const units = (await billedUnits(db, propertyId)).filter(({ active }) => active);
  const today = bangkokDay(new Date(now));
  // Three months from the one that is being paid: `ago` counts from it.
  const cubicOf = (at: number, ago: number) => 4 + ((at * 7 + ago * 3) % 15);
  const isMetered = code !== 'SPK';
  // The village has begun to meter, and read nothing yet.
  const read = await demoMeters(db, {
    ...{ propertyId, rate: (waterRate / 100).toFixed(4), months, idOf, used: cubicOf },
    ...{ unitIds: isMetered ? units.map(({ id }) => id) : [], period: today.slice(0, 7) },
  });
  await demoRules(db, {
    ...{ propertyId, month: today.slice(0, 7), id: idOf('charge rule', propertyId) },
  });
  const paper = papers(code);
  const made: { invoice: Invoice; unit: Unit; at: number; ago: number }[] = [];
  const lines: (typeof charges.$inferInsert)[] = [];
  const entries: Entry[] = [];
  const linesOf = new Map<string, { kind: ChargeKind; amount: number }[]>();
  const enter = (
    what: Entry['what'],
    of: { id: string; unitId: string; number: string },
    day: string,
    amounts: readonly Amount[],
  ) => {
    const at = `${day}T03:00:00.000Z`;
    const posting = idOf(what, of.id);
    for (const [account, amount, whose] of wholeFunds(amounts)) {
      const { fund = 'common', bankAccountId = null } = whose ?? {};
      entries.push({
        ...{ id: idOf(posting, account, fund), propertyId, posting, what, account, amount },
        ...{ fund, bankAccountId, day, at },
        ...{ unitId: of.unitId, paperId: of.id, number: of.number },
      });
    }
  };
  for (let ago = months - 1; ago >= 0; ago--) {
    const period = monthAfter(today.slice(0, 7), -ago);
    const issuedOn = `${period}-01`;
    for (const [at, unit] of units.entries()) {
      const id = idOf('invoice', unit.id, ago);
      const cubic = isMetered ? cubicOf(at, ago) : 0;
      const [common] = amountsBy({ basis: rate.basis, amount: rate.common }, [unit]);
      const own = [
        ['common', common?.amount ?? 0, common?.quantity ?? '', rate.common, rate.basis],
        ['sinking', feeByArea(rate.sinking, unit.area), unit.area, rate.sinking, 'area'],
        ['water', cubic * waterRate, String(cubic), waterRate, null],
      ] as const;
      const charged = own.filter(([, amount]) => amount > 0);
      for (const [index, [kind, amount, quantity, each, basis]] of charged.entries()) {
        lines.push({
          ...{ id: idOf(kind, id), propertyId, unitId: unit.id, invoiceId: id, kind, amount },
          ...{ position: index + 1, description: words[kind], quantity, rate: each },
          basis,
          readingId: null,
          ...(kind === 'water' && read(unit.id, ago)),
          createdAt: `${issuedOn}T02:00:00.000Z`,
        });
      }
      const kinds = charged.map(([kind, amount]) => ({ kind, amount }));
      linesOf.set(id, kinds);
      const total = charged.reduce((sum, [, amount]) => sum + amount, 0);
      const { number } = paper.next('IV', issuedOn);
      made.push({
        ...{ unit, at, ago },
        invoice: {
          ...{ id, propertyId, unitId: unit.id, number, period, issuedOn, total },
          ...{ unitNumber: unit.number, payerName: unit.payerName, principal: total, paid: 0 },
          credited: 0,
          ...{ dueOn: dayAfter(issuedOn, 15), updatedAt: `${issuedOn}T02:00:00.000Z` },
        },
      });
      enter('invoice', { id, unitId: unit.id, number }, issuedOn, ofLines(kinds));
    }
  }
  const paid = made
    .filter(({ at, ago }) => isPaid(at, ago))
    .map((one) => ({ ...one, day: dayAfter(one.invoice.issuedOn, 2 + (one.at % 13)) }))
    .filter(({ day }) => day <= today)
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.at - b.at));
  const given: Receipt[] = paid.map(({ invoice, unit, at, day }) => {
    const method = (['transfer', 'promptpay', 'cash', 'transfer'] as const)[at % 4] ?? 'cash';
    return {
      ...{ id: idOf('receipt', invoice.id), propertyId, unitId: unit.id, ...paper.next('RC', day) },
      ...{ unitNumber: unit.number, payerName: unit.payerName, method, reference: '', day },
      ...{
        amount: invoice.total,
        deposit: null,
        chequeId: null,
        advance: 0,
        vatRate: '0',
        prints: 1,
        by: 'ฝ่ายการเงิน',
      },
      ...{ createdAt: `${day}T04:00:00.000Z`, voidedAt: null, voidedBy: '', voidReason: '' },
    };
  });
  const parts = paid.map(({ invoice }, index) => ({
    ...{ receiptId: given[index]?.id ?? '', invoiceId: invoice.id, amount: invoice.total },
  }));
  const paidLines: (typeof receiptLines.$inferInsert)[] = [];
  for (const [index, { invoice }] of paid.entries()) {
    const receipt = given[index] as Receipt;
    // One was entered for the wrong unit, and voided the same day.
    const isVoid = index === 4;
    invoice.paid = isVoid ? 0 : invoice.total;
    const own = linesOf.get(invoice.id ?? '') ?? [];
    const ofMoney = accountOf[receipt.method] === 'bank' ? { bankAccountId } : {};
    const amounts = (sign: 1 | -1): Amount[] => [
      [accountOf[receipt.method], sign * receipt.amount, ofMoney],
      ...ofLines(own.map((line) => ({ ...line, amount: -sign * line.amount }))).filter(
        ([account]) => account === 'receivable',
      ),
    ];
    enter('receipt', receipt, receipt.day, amounts(1));
    paidLines.push(
      ...own.map((line) => ({ receiptId: receipt.id, invoiceId: invoice.id, ...line })),
    );
    if (!isVoid) continue;
    receipt.voidedAt = `${receipt.day}T05:00:00.000Z`;
    receipt.voidedBy = 'ฝ่ายการเงิน';
    receipt.voidReason = 'รับชำระผิดห้อง';
    enter('void-receipt', receipt, receipt.day, amounts(-1));
  }
  const left = demoDeposits.flatMap(({ deposit, amount }, at): Receipt[] => {
    const unit = units[at + 5];
    if (!unit) return [];
    return [
      {
        ...{
          id: idOf('deposit', unit.id),
          propertyId,
          unitId: unit.id,
          ...paper.next('RC', today),
        },
        ...{ unitNumber: unit.number, payerName: unit.payerName, method: 'cash', reference: '' },
        ...{
          day: today,
          amount,
          deposit,
          chequeId: null,
          advance: 0,
          vatRate: '0',
          prints: 1,
          by: 'ฝ่ายการเงิน',
        },
        ...{ createdAt: `${today}T01:00:00.000Z`, voidedAt: null, voidedBy: '', voidReason: '' },
      },
    ];
  });
  for (const receipt of left) {
    enter('deposit', receipt as Receipt & { id: string }, today, [
      ['cash', receipt.amount],
      ['deposit', -receipt.amount],
    ]);
  }
  const unpaid = made.filter(({ invoice, ago }) => ago > 0 && invoice.paid === 0);
  const [noted, late] = [unpaid[1]?.invoice, unpaid[0]?.invoice];
  const noteNumber = noted ? paper.next('CN', today).number : '';
  const asked = (linesOf.get(noted?.id ?? '') ?? []).map(
    ({ kind, amount }) => [kind, amount] as const,
  );
  const noteShares = [...shareOut(new Map(asked), 20_000)].map(([kind, amount]) => ({
    kind,
    amount,
  }));
  if (noted) {
    noted.credited = 20_000;
    const note = { id: idOf('note', noted.id ?? ''), unitId: noted.unitId, number: noteNumber };
    enter('credit', note, today, noteAmounts('goodwill', noteShares));
  }
  await insertAll(
    db,
    invoices,
    made.map(({ invoice }) => invoice),
  );
  await insertAll(db, charges, lines);
  await demoCredits(db, {
    ...{ propertyId, of: [noted, late], number: noteNumber, day: today, idOf },
    shares: noteShares,
  });
  const mailed = made.filter(({ ago }) => ago === 1);
  await demoLetters(
    db,
    propertyId,
    mailed.map(({ invoice: { id = '', unitId, issuedOn: day } }) => ({ id, unitId, day })),
    idOf,
  );

  const [online] = given.filter(({ method }) => method === 'promptpay');
  const owing = made.find(({ invoice }) => invoice.paid === 0)?.invoice;
  if (online) {
    online.method = 'gateway';
    const cash = entries.find(
      ({ paperId, account }) => paperId === online.id && account === 'bank',
    );
    if (cash) Object.assign(cash, { account: 'gateway', bankAccountId: null });
  }
  const byCheque = given.findLast(({ method, voidedAt }) => method === 'cash' && !voidedAt);
  if (byCheque) {
    await demoCheque(db, byCheque, idOf('cheque', byCheque.id ?? ''));
    const cash = entries.find(
      ({ paperId, account }) => paperId === byCheque.id && account === 'cash',
    );
    if (cash) cash.account = 'clearing';
  }
  await insertAll(db, receipts, [...given, ...left]);
  await demoRefund(db, left[0], idOf);
  await insertAll(db, receiptInvoices, parts);
  await insertAll(db, receiptLines, paidLines);
  await insertAll(db, ledgerEntries, entries);
  await insertAll(
    db,
    paperNumbers,
    [...paper.last].map(([key, last]) => {
      const [kind, year] = key.split(' ') as [PaperKind, string];
      return { propertyId, kind, year: Number(year), last };
    }),
  );
  const payments = [
    online && {
      of: online,
      invoiceId: parts.find((one) => one.receiptId === online.id)?.invoiceId,
      isDone: true,
    },
    owing && {
      of: { ...owing, amount: owing.total, day: owing.issuedOn },
      invoiceId: owing.id,
      isDone: false,
    },
  ];
  for (const payment of payments) {
    if (!payment?.invoiceId) continue;
    const { of, invoiceId, isDone } = payment;
    const charge = `sandbox-${idOf('charge', of.id)}`;
    const at = `${of.day}T04:00:00.000Z`;
    const state = isDone ? ('paid' as const) : ('failed' as const);
    await db.insert(sandboxCharges).values({ id: charge, state, amount: of.amount });
    await db.insert(gatewayPayments).values({
      ...{ id: idOf('payment', of.id), propertyId, unitId: of.unitId, invoiceId, charge },
      ...{ referenceHash: idOf('reference', of.id), unitNumber: of.unitNumber, amount: of.amount },
      ...{ payerName: of.payerName, state: isDone ? 'done' : 'failed', gateway: 'sandbox' },
      ...{ gatewayState: state, gatewayAmount: isDone ? of.amount : null, createdAt: at },
      ...{ expiresAt: `${dayAfter(of.day, 3)}T04:00:00.000Z`, paidAt: isDone ? at : null },
      receiptId: isDone ? of.id : null,
    });
  }
}
