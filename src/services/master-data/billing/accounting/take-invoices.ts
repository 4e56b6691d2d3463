import { and, asc, eq, gt, inArray, isNotNull, notInArray } from 'drizzle-orm';
import type { invoiceEndpoints } from '@/contracts/billing/invoice';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { audit } from '@/services/kit/records/audit';
import { holdOpen } from '@/services/master-data/billing/books/ledger';
import { cancelInvoice } from '@/services/master-data/billing/invoices/cancel';
import { charges, invoices } from '@/services/master-data/billing/invoices/tables';
import { today } from '@/services/master-data/billing/late/lateness';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { billedUnits } from '@/services/master-data/billing/payer';
import { spendAdvances } from '@/services/master-data/billing/receipts/spend-advances';
import { type SourceInvoice, sourceInvoice } from './source';
import { addInvoice, changeInvoice, type Stored } from './write-invoice';

type Told = ReplyOf<typeof invoiceEndpoints.reload>;

const whys = {
  shape: 'ข้อมูลไม่ครบหรือไม่ถูกต้อง',
  unit: 'ไม่พบห้องหรือบ้านเลขที่นี้ในโครงการ',
  closed: 'งวดบัญชีของรายการนี้ปิดแล้ว',
  paid: 'รับชำระแล้วมากกว่ายอดใหม่',
  void: 'ใบแจ้งหนี้นี้ถูกยกเลิกแล้ว',
  movedPaid: 'ระบบบัญชีย้ายห้อง งวด หรือวันที่ แต่รับชำระแล้ว กรุณายกเลิกใบเสร็จก่อน',
};

const isOpen = async (tx: Db, propertyId: string, day: string) => {
  try {
    await holdOpen(tx, propertyId, day);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === 'PERIOD_CLOSED') return false;
    throw error;
  }
};

/** What an invoice is made out for, and is never changed in place: its paper went to somebody. */
const moves = (row: Stored, from: SourceInvoice): string[] =>
  (
    [
      ['ห้อง', row.unitNumber, from.unitNumber],
      ['งวด', row.period, from.period],
      ['วันที่', row.issuedOn, from.issuedOn],
    ] as const
  ).flatMap(([what, kept, told]) => (kept === told ? [] : `${what} ${kept} → ${told}`));

/** What is owed here by the source, of one invoice or of all, and is not among what it has now. */
async function vanishedFrom(
  tx: Db,
  propertyId: string,
  all: readonly unknown[],
  only?: string | null,
) {
  const ids = all.map((one) => String((one as { id?: unknown } | null)?.id));
  return tx
    .select({ number: invoices.number, unitNumber: invoices.unitNumber, owed: invoices.owed })
    .from(invoices)
    .where(
      and(
        eq(invoices.propertyId, propertyId),
        only ? eq(invoices.sourceId, only) : isNotNull(invoices.sourceId),
        gt(invoices.owed, 0),
        notInArray(invoices.sourceId, ids),
      ),
    )
    .orderBy(asc(invoices.number));
}

/** What differs between what is kept and what the source says now, in words; empty where nothing. */
async function differences(tx: Db, row: Stored, from: SourceInvoice): Promise<string> {
  const lines = await tx
    .select()
    .from(charges)
    .where(eq(charges.invoiceId, row.id))
    .orderBy(asc(charges.position));
  const kept = lines.map(({ kind, description, amount }) => [kind, description, amount]);
  const told = from.lines.map(({ kind, description, amount }) => [kind, description, amount]);
  const total = totalOf(from.lines);
  return [
    ...moves(row, from),
    row.total !== total && `ยอด ${showBaht(row.total)} → ${showBaht(total)}`,
    row.dueOn !== from.dueOn && `ครบกำหนด ${row.dueOn} → ${from.dueOn}`,
    row.total === total && JSON.stringify(kept) !== JSON.stringify(told) && 'รายการ',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Writes what the source has and is new or other here, of one invoice or of all, and says which. */
export async function takeInvoices(
  tx: Db,
  request: ServiceRequest,
  all: readonly unknown[],
  only?: string | null,
): Promise<Told> {
  const { propertyId } = request;
  const told: Told = {
    read: all.length,
    added: [],
    changed: [],
    same: 0,
    refused: [],
    vanished: [],
  };
  const units = new Map((await billedUnits(tx, propertyId)).map((unit) => [unit.number, unit]));
  const parsed = all.map((one) => sourceInvoice.safeParse(one));
  const ids = parsed.flatMap(({ data }) => (data ? [data.id] : []));
  const known = new Map(
    (ids.length === 0
      ? []
      : await tx
          .select()
          .from(invoices)
          .where(and(eq(invoices.propertyId, propertyId), inArray(invoices.sourceId, ids)))
          .for('update')
    ).map((row) => [row.sourceId, row]),
  );
  const made: Awaited<ReturnType<typeof addInvoice>>[] = [];
  const moved: { row: Stored; what: string; made: (typeof made)[number] }[] = [];
  const changes: { row: Stored; from: SourceInvoice; what: string }[] = [];
  const seen = new Set<string>();
  for (const [index, { data: from }] of parsed.entries()) {
    const refuse = (why: keyof typeof whys) =>
      told.refused.push({ reference: from?.id ?? `#${index + 1}`, why: whys[why] });
    if (!from || from.dueOn < from.issuedOn || seen.has(from.id)) {
      refuse('shape');
      continue;
    }
    seen.add(from.id);
    const row = known.get(from.id);
    const unit = units.get(from.unitNumber);
    const isMoved = row !== undefined && moves(row, from).length > 0;
    const what = row && (await differences(tx, row, from));
    if (row && !what) told.same += 1;
    else if (row?.voidedAt) refuse('void');
    else if (row && isMoved && row.paid + row.credited > 0) refuse('movedPaid');
    else if (row && totalOf(from.lines) < row.paid + row.credited) refuse('paid');
    else if (!unit) refuse('unit');
    else if (!(await isOpen(tx, propertyId, isMoved ? from.issuedOn : (row ?? from).issuedOn))) {
      refuse('closed');
    } else if (row && what && isMoved) {
      // Its name goes to the one that takes its place.
      await tx.update(invoices).set({ sourceId: null }).where(eq(invoices.id, row.id));
      moved.push({ row, what, made: await addInvoice(tx, propertyId, unit, from) });
    } else if (row && what) {
      changes.push({ row, from, what });
    } else made.push(await addInvoice(tx, propertyId, unit, from));
  }
  // Numbers are taken before the month's totals are held, as whoever issues a month does.
  for (const { row, from, what } of changes) {
    await changeInvoice(tx, row, from);
    told.changed.push({ number: row.number, what });
  }
  for (const { row, what, made: one } of moved) {
    await cancelInvoice(tx, request, row.id, `ระบบบัญชีย้าย ${what} ออกใหม่เป็น ${one.number}`);
    told.changed.push({ number: one.number, what: `แทน ${row.number}: ${what}` });
  }
  told.vanished = await vanishedFrom(tx, propertyId, all, only);
  told.added = made.map(({ number }) => number);
  const owing = [
    ...[...made, ...moved.map((one) => one.made)].map(({ unitId, issuedOn: day }) => ({
      unitId,
      day,
    })),
    ...changes.map(({ row }) => ({ unitId: row.unitId, day: today() })),
  ];
  await spendAdvances(tx, { ...request.caller, propertyId }, request, owing);
  if (told.added.length + told.changed.length > 0) {
    await audit(tx, request, {
      ...{ action: 'fetch', entity: 'invoice', entityId: propertyId },
      title: [...told.added, ...told.changed.map(({ number }) => number)].slice(0, 3).join(', '),
      changes: { units: [null, told.added.length + told.changed.length] },
    });
  }
  return told;
}
