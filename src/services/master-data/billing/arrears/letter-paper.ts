import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { answerDays, type LetterStage } from '@/contracts/billing/arrears';
import type { OutgoingFile } from '@/contracts/kit/calls/files';
import { showDecimal } from '@/contracts/kit/fields/decimal';
import { Problem } from '@/services/kit/calls/problem';
import { letterheadOf } from '@/services/kit/pdf/letterhead';
import { pdfFile } from '@/services/kit/pdf/pdf-file';
import { thaiDay } from '@/services/kit/text/thai-text';
import { inWords } from '@/services/master-data/billing/receipts/baht-words';
import { shownBilling } from '@/services/master-data/billing/settings/settings';
import { propertySettings } from '@/services/master-data/property-settings';
import template from './letter.typ';
import { runLetters } from './runs';
import { arrearsLetters } from './tables';

type Row = typeof arrearsLetters.$inferSelect;

const titles: Record<LetterStage, string> = {
  first: 'หนังสือแจ้งเตือนค้างชำระ ฉบับที่ 1',
  second: 'หนังสือทวงถาม ฉบับที่ 2',
  final: 'หนังสือทวงถาม ฉบับสุดท้าย',
  clear: 'หนังสือรับรองการปลอดหนี้',
};

/** Invoices of it are in the name of another than it is for. */
const hasOthers = ({ owing, payerName }: Row) =>
  owing.some((one) => one.payerName !== undefined && one.payerName !== payerName);

function wordsOf(row: Row, rules: { late: string; months: number; isCondo: boolean }) {
  const { payerName, unitNumber, stage } = row;
  // Beside the owner, whose name comes first, it may be for who owned the unit when it was billed.
  const to = `เรียน ${payerName} ${hasOthers(row) ? 'เจ้าของและผู้มีชื่อในใบแจ้งหนี้ของ' : 'เจ้าของ'}ห้อง/บ้านเลขที่ ${unitNumber}`;
  if (stage === 'clear') {
    const day = thaiDay(`${row.day}T00:00:00+07:00`);
    return {
      opening: [
        `หนังสือฉบับนี้ออกให้เพื่อรับรองว่า ห้อง/บ้านเลขที่ ${unitNumber} ซึ่งมี ${payerName} เป็นเจ้าของ ไม่มีค่าใช้จ่ายส่วนกลางและหนี้อื่นใดค้างชำระต่อนิติบุคคล ณ วันที่ ${day}`,
        // Condominium Act s.29: no transfer is registered without it.
        rules.isCondo
          ? 'ออกให้ตามมาตรา 29 แห่งพระราชบัญญัติอาคารชุด พ.ศ. 2522 เพื่อใช้ประกอบการจดทะเบียนโอนกรรมสิทธิ์'
          : 'ออกให้เพื่อใช้ประกอบการจดทะเบียนโอนกรรมสิทธิ์',
      ],
      closing: [
        ...(row.validUntil
          ? [`หนังสือฉบับนี้ใช้ได้ถึงวันที่ ${thaiDay(`${row.validUntil}T00:00:00+07:00`)}`]
          : []),
        ...(row.code ? [`รหัสตรวจสอบ ${row.code} ตรวจสอบกับสำนักงานนิติบุคคลได้ด้วยเลขที่หนังสือและรหัสนี้`] : []),
      ],
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
      `ขอให้ท่านชำระภายใน ${answerDays[stage]} วันนับแต่วันที่ได้รับหนังสือฉบับนี้ ที่สำนักงานนิติบุคคลหรือตามช่องทางในใบแจ้งหนี้`,
      warnings[stage],
    ],
  };
}

/** Letters on paper as they were written, each on a page of its own. */
async function lettersFile(
  db: NodePgDatabase,
  propertyId: string,
  name: string,
  rows: readonly Row[],
): Promise<OutgoingFile> {
  const settings = await propertySettings(db).of(propertyId);
  const { surchargeLateRate, surchargeLateMonths, dimension } = await shownBilling(db, propertyId);
  const rules = {
    late: showDecimal(surchargeLateRate),
    months: surchargeLateMonths,
    isCondo: dimension === 'condo',
  };
  const thaiMonth = (period: string) => `${period.slice(5)}/${Number(period.slice(0, 4)) + 543}`;
  const letters = rows.map((row) => {
    const total = row.owed + row.surcharge - row.advance;
    return {
      ...row,
      ...wordsOf(row, rules),
      owing: row.owing.map((one) => ({
        ...one,
        period: thaiMonth(one.period),
        inName: hasOthers(row) ? (one.payerName ?? '') : '',
      })),
      title: titles[row.stage],
      voided: row.voidedAt !== null,
      total,
      inWords: inWords(total),
    };
  });
  return pdfFile({ name, template, data: { letterhead: letterheadOf(settings), letters } });
}

/** One letter. */
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
  return lettersFile(db, propertyId, row.number, [row]);
}

/** Those of a run that count, in the order of their units, for the printer. */
export async function runPaper(
  db: NodePgDatabase,
  propertyId: string,
  id: string,
): Promise<OutgoingFile> {
  const rows = await runLetters(db, propertyId, id);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) throw new Problem('NOT_FOUND');
  const name = first === last ? first.number : `${first.number} – ${last.number.slice(-6)}`;
  return { ...(await lettersFile(db, propertyId, name, rows)), rowCount: rows.length };
}
