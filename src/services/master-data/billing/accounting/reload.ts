import { and, asc, eq, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import type { invoiceEndpoints } from '@/contracts/billing/invoice';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import { buddhistYear } from '@/contracts/kit/fields/month';
import { showBaht } from '@/contracts/kit/fields/satang';
import { properties } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handler } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { audit } from '@/services/kit/records/audit';
import { holdOpen, post } from '@/services/master-data/billing/books/ledger';
import { takeNumbers } from '@/services/master-data/billing/books/numbers';
import { charges, invoices } from '@/services/master-data/billing/invoices/tables';
import { totalOf } from '@/services/master-data/billing/late/surcharge';
import { billedUnits } from '@/services/master-data/billing/payer';
import { spendAdvances } from '@/services/master-data/billing/receipts/spend-advances';
import { type AccountingSource, type SourceInvoice, sourceInvoice } from './source';

type Told = ReplyOf<typeof invoiceEndpoints.reload>;
type Stored = typeof invoices.$inferSelect;
type Unit = Awaited<ReturnType<typeof billedUnits>>[number];

const whys = {
  shape: 'ข้อมูลไม่ครบหรือไม่ถูกต้อง',
  unit: 'ไม่พบห้องหรือบ้านเลขที่นี้ในโครงการ',
  closed: 'งวดบัญชีของรายการนี้ปิดแล้ว',
  paid: 'รับชำระแล้วมากกว่ายอดใหม่',
  void: 'ใบแจ้งหนี้นี้ถูกยกเลิกแล้ว',
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

const inBooks = (total: number) =>
  [
    ['receivable', total],
    ['income', -total],
  ] as const;

const lineRows = (propertyId: string, unitId: string, invoiceId: string, from: SourceInvoice) =>
  from.lines.map((line, index) => ({
    ...{ id: uuidv7(), propertyId, unitId, invoiceId, position: index + 1, ...line },
    createdAt: new Date().toISOString(),
  }));

async function add(tx: Db, propertyId: string, unit: Unit, from: SourceInvoice) {
  const { id: sourceId, period, issuedOn, dueOn } = from;
  const total = totalOf(from.lines);
  const [given] = await takeNumbers(tx, { propertyId, kind: 'IV', year: buddhistYear(issuedOn) });
  const { number } = given ?? { number: '' };
  const id = uuidv7();
  await tx.insert(invoices).values({
    ...{ id, propertyId, unitId: unit.id, number, unitNumber: unit.number },
    ...{ payerName: unit.payerName, period, issuedOn, dueOn, total, principal: total },
    ...{ source: 'accounting', sourceId, updatedAt: new Date().toISOString() },
  });
  await tx.insert(charges).values(lineRows(propertyId, unit.id, id, from));
  const paper = { unitId: unit.id, paperId: id, number };
  const posting = { what: 'invoice' as const, ...paper, amounts: inBooks(total) };
  await post(tx, { propertyId, day: issuedOn }, [posting]);
  return { id, unitId: unit.id, number, payerName: unit.payerName, total, issuedOn };
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
    row.total !== total && `ยอด ${showBaht(row.total)} → ${showBaht(total)}`,
    row.dueOn !== from.dueOn && `ครบกำหนด ${row.dueOn} → ${from.dueOn}`,
    row.total === total && JSON.stringify(kept) !== JSON.stringify(told) && 'รายการ',
  ]
    .filter(Boolean)
    .join(', ');
}

async function change(tx: Db, row: Stored, from: SourceInvoice): Promise<void> {
  const { id, propertyId, unitId, number } = row;
  const total = totalOf(from.lines);
  await tx
    .update(invoices)
    .set({
      ...{ total, principal: total, dueOn: from.dueOn, version: row.version + 1 },
      updatedAt: new Date().toISOString(),
    })
    .where(eq(invoices.id, id));
  await tx.delete(charges).where(eq(charges.invoiceId, id));
  await tx.insert(charges).values(lineRows(propertyId, unitId, id, from));
  const posting = { what: 'correction' as const, unitId, paperId: id, number };
  await post(tx, { propertyId, day: row.issuedOn }, [
    { ...posting, amounts: inBooks(total - row.total) },
  ]);
}

async function take(tx: Db, request: ServiceRequest, all: readonly unknown[]): Promise<Told> {
  const { propertyId } = request;
  const told: Told = { read: all.length, added: [], changed: [], same: 0, refused: [] };
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
  const made: Awaited<ReturnType<typeof add>>[] = [];
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
    const what = row && (await differences(tx, row, from));
    if (row && !what) told.same += 1;
    else if (row?.voidedAt) refuse('void');
    else if (row && totalOf(from.lines) < row.paid) refuse('paid');
    else if (!unit) refuse('unit');
    else if (!(await isOpen(tx, propertyId, row?.issuedOn ?? from.issuedOn))) refuse('closed');
    else if (row && what) {
      await change(tx, row, from);
      told.changed.push({ number: row.number, what });
    } else made.push(await add(tx, propertyId, unit, from));
  }
  told.added = made.map(({ number }) => number);
  await spendAdvances(tx, { ...request.caller, propertyId }, request, made);
  if (told.added.length + told.changed.length > 0) {
    await audit(tx, request, {
      ...{ action: 'fetch', entity: 'invoice', entityId: propertyId },
      title: [...told.added, ...told.changed.map(({ number }) => number)].slice(0, 3).join(', '),
      changes: { units: [null, told.added.length + told.changed.length] },
    });
  }
  return told;
}

/** Fetches what the accounting source has, writes what is new or other, and says which. */
export const reloadHandler =
  (db: NodePgDatabase, source: AccountingSource): Handler<typeof invoiceEndpoints.reload> =>
  async ({ body: { id } }, request) => {
    const { propertyId } = request;
    const [property] = await db.select().from(properties).where(eq(properties.id, propertyId));
    const [only] =
      id === propertyId
        ? []
        : await db
            .select({ sourceId: invoices.sourceId })
            .from(invoices)
            .where(and(eq(invoices.id, id), eq(invoices.propertyId, propertyId)));
    if (!property || (id !== propertyId && !only)) throw new Problem('NOT_FOUND');
    if (only && !only.sourceId) throw new Problem('NO_SOURCE');
    const all = await source.read(property.code).catch((error: unknown) => {
      throw error instanceof Problem ? error : new Problem('SOURCE_FAILED');
    });
    const wanted = only
      ? all.filter((one) => (one as { id?: unknown } | null)?.id === only.sourceId)
      : all;
    const told = await db.transaction((tx) => take(tx, request, wanted));
    if (told.added.length + told.changed.length > 0) {
      request.changed('invoices');
      request.changed('receipts');
    }
    return told;
  };
