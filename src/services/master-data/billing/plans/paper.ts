import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { OutgoingFile } from '@/contracts/kit/calls/files';
import { letterheadOf } from '@/services/kit/pdf/letterhead';
import { pdfFile } from '@/services/kit/pdf/pdf-file';
import { inWords } from '@/services/master-data/billing/receipts/baht-words';
import { propertySettings } from '@/services/master-data/property-settings';
import template from './plan.typ';
import { invoicesOf, ownPlan } from './read';

const marks = { broken: 'ผิดนัดแล้ว', cancelled: 'ยกเลิก' };

/** An agreement on paper, as it was made, to be signed. */
export async function planPaper(
  db: NodePgDatabase,
  propertyId: string,
  id: string,
): Promise<OutgoingFile> {
  const row = await ownPlan(db, propertyId, id);
  const [settings, invoices] = await Promise.all([
    propertySettings(db).of(propertyId),
    invoicesOf(db, [id]),
  ]);
  const { number, day, payerName, unitNumber, total, instalments, graceDays } = row;
  return pdfFile({
    ...{ name: number, template },
    data: {
      ...{ number, day, payerName, unitNumber, total, instalments },
      letterhead: letterheadOf(settings),
      mark: row.end && marks[row.end],
      invoices: invoices(id),
      inWords: inWords(total),
      terms: [
        row.stopsSurcharge
          ? 'ระหว่างที่ผ่อนชำระตรงตามงวด นิติบุคคลไม่คิดเงินเพิ่มของหนี้นี้ตั้งแต่วันถัดจากวันทำข้อตกลง'
          : 'ระหว่างที่ผ่อนชำระ หนี้นี้ยังคิดเงินเพิ่มตามข้อบังคับจนกว่าจะชำระครบ',
        `หากผิดนัดงวดใดเกิน ${graceDays} วัน ข้อตกลงนี้สิ้นผล หนี้ที่เหลือทั้งหมดถึงกำหนดตามวันครบกำหนดเดิม และคิดเงินเพิ่มตั้งแต่วันครบกำหนดเดิม`,
        'ข้อตกลงนี้ไม่รวมค่าใช้จ่ายที่เรียกเก็บภายหลัง ซึ่งต้องชำระตามกำหนดในใบแจ้งหนี้',
      ],
    },
  });
}
