import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import type { LetterStage } from '@/contracts/billing/arrears';
import type { OutgoingFile } from '@/contracts/kit/calls/files';
import { showDecimal } from '@/contracts/kit/fields/decimal';
import { buddhistYear } from '@/contracts/kit/fields/month';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { letterheadOf } from '@/services/kit/pdf/letterhead';
import { pdfFile } from '@/services/kit/pdf/pdf-file';
import { audit } from '@/services/kit/records/audit';
import { thaiDay } from '@/services/kit/text/thai-text';
import { takeNumbers } from '@/services/master-data/billing/books/numbers';
import { owedBy } from '@/services/master-data/billing/invoices/detail';
import { debtsOn } from '@/services/master-data/billing/late/debts';
import { today } from '@/services/master-data/billing/late/lateness';
import { surchargeOf, totalOf } from '@/services/master-data/billing/late/surcharge';
import { payerOf } from '@/services/master-data/billing/payer';
import { inWords } from '@/services/master-data/billing/receipts/paper';
import { billingOf } from '@/services/master-data/billing/settings/settings';
import { propertySettings } from '@/services/master-data/property-settings';
import { namesOf } from '@/services/master-data/units/living';
import { units } from '@/services/master-data/units/tables';
import template from './letter.typ';
import { arrearsLetters } from './tables';

type Row = typeof arrearsLetters.$inferSelect;

/** Writes a letter as the debt stands now; throws where it would say what is not so. */
export async function writeLetter(
  tx: Db,
  request: ServiceRequest,
  { unitId, stage }: { unitId: string; stage: LetterStage },
): Promise<Row> {
  const { propertyId, caller } = request;
  // Nothing is paid or owed while it is written.
  const [unit] = await tx
    .select({ number: units.number, owners: namesOf('owner') })
    .from(units)
    .where(and(eq(units.id, unitId), eq(units.propertyId, propertyId)))
    .for('update');
  if (!unit) throw new Problem('NOT_FOUND');
  const day = today();
  const settings = await billingOf(tx, propertyId);
  const all = await owedBy(tx, propertyId, unitId);
  const debts = await debtsOn(tx, propertyId, day, [unitId]);
  const surcharge = totalOf(debts.flatMap((debt) => surchargeOf(debt, day, settings)));
  const isClear = stage === 'clear';
  const owing = all
    .filter(({ dueOn }) => dueOn < day)
    .map(({ number, period, dueOn, owed }) => ({ number, period, dueOn, owed }));
  if (isClear && (all.length > 0 || surcharge > 0)) {
    const owed = all.reduce((sum, one) => sum + one.owed, surcharge);
    throw new Problem('LETTER_OWED', { owed: showBaht(owed) });
  }
  if (!isClear && owing.length === 0) throw new Problem('LETTER_NOTHING');
  const [given] = await takeNumbers(tx, { propertyId, kind: 'LT', year: buddhistYear(day) });
  if (!given) throw new Problem('FAILED');
  const row = {
    ...{ id: uuidv7(), propertyId, unitId, number: given.number, unitNumber: unit.number },
    ...{ payerName: payerOf(unit.owners as string[]), stage, surcharge, owing, day },
    owed: owing.reduce((sum, { owed }) => sum + owed, 0),
    ...{ by: caller.fullname, createdAt: new Date().toISOString() },
  };
  await tx.insert(arrearsLetters).values(row);
  await audit(tx, request, {
    ...{ action: 'create', entity: 'arrears-letter', entityId: row.id, title: row.number },
    changes: {
      stage: [null, stage],
      unitNumber: [null, row.unitNumber],
      owed: [null, showBaht(row.owed)],
    },
  });
  return row;
}

const titles: Record<LetterStage, string> = {
  first: 'หนังสือแจ้งเตือนค้างชำระ ฉบับที่ 1',
  second: 'หนังสือทวงถาม ฉบับที่ 2',
  final: 'หนังสือทวงถาม ฉบับสุดท้าย',
  clear: 'หนังสือรับรองการปลอดหนี้',
};

const graceDays: Record<LetterStage, number> = { first: 15, second: 10, final: 7, clear: 0 };

function wordsOf(row: Row, rules: { late: string; months: number }) {
  const { payerName, unitNumber, stage } = row;
  const to = `เรียน ${payerName} เจ้าของห้อง/บ้านเลขที่ ${unitNumber}`;
  if (stage === 'clear') {
    const day = thaiDay(`${row.day}T00:00:00+07:00`);
    return {
      opening: [
        `หนังสือฉบับนี้ออกให้เพื่อรับรองว่า ห้อง/บ้านเลขที่ ${unitNumber} ซึ่งมี ${payerName} เป็นเจ้าของ ไม่มีค่าใช้จ่ายส่วนกลางและหนี้อื่นใดค้างชำระต่อนิติบุคคล ณ วันที่ ${day}`,
        'ออกให้เพื่อใช้ประกอบการจดทะเบียนโอนกรรมสิทธิ์',
      ],
      closing: [],
    };
  }
  const warnings: Record<Exclude<LetterStage, 'clear'>, string> = {
    first: 'หากท่านชำระแล้วก่อนได้รับหนังสือฉบับนี้ นิติบุคคลขออภัยและขอขอบคุณมา ณ ที่นี้',
    second: 'นิติบุคคลได้แจ้งเตือนท่านไปแล้วแต่ยังไม่ได้รับชำระ เงินเพิ่มจะคิดต่อไปจนกว่าจะชำระครบ',
    final: `หากพ้นกำหนดนี้ นิติบุคคลจำเป็นต้องดำเนินการตามกฎหมายและข้อบังคับต่อไป โดยหนี้ที่ค้างครบ ${rules.months} เดือนคิดเงินเพิ่มในอัตราไม่เกินร้อยละ ${rules.late} ต่อปี`,
  };
  return {
    opening: [to, 'นิติบุคคลขอเรียนว่า ห้อง/บ้านเลขที่ของท่านมีค่าใช้จ่ายค้างชำระ ดังรายการต่อไปนี้'],
    closing: [
      `ขอให้ท่านชำระภายใน ${graceDays[stage]} วันนับแต่วันที่ได้รับหนังสือฉบับนี้ ที่สำนักงานนิติบุคคลหรือตามช่องทางในใบแจ้งหนี้`,
      warnings[stage],
    ],
  };
}

/** A letter on paper, as it was written. */
export async function letterPaper(
  db: NodePgDatabase,
  propertyId: string,
  id: string,
): Promise<OutgoingFile> {
  const [row] = await db
    .select()
    .from(arrearsLetters)
    .where(and(eq(arrearsLetters.id, id), eq(arrearsLetters.propertyId, propertyId)));
  if (!row) throw new Problem('NOT_FOUND');
  const settings = await propertySettings(db).of(propertyId);
  const { surchargeLateRate, surchargeLateMonths: months } = await billingOf(db, propertyId);
  const total = row.owed + row.surcharge;
  const thaiMonth = (period: string) => `${period.slice(5)}/${Number(period.slice(0, 4)) + 543}`;
  const data = {
    ...row,
    ...wordsOf(row, { late: showDecimal(surchargeLateRate), months }),
    owing: row.owing.map((one) => ({ ...one, period: thaiMonth(one.period) })),
    letterhead: letterheadOf(settings),
    title: titles[row.stage],
    total,
    inWords: inWords(total),
  };
  return pdfFile({ name: row.number, template, data });
}
