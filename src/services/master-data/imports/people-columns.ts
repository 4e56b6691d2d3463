import * as z from 'zod';
import { units as declared } from '@/contracts/features/residents/units';
import { readCitizenId, readPassport } from '@/contracts/kit/fields/citizen-id';
import { email, text } from '@/contracts/kit/fields/fields';
import { typed } from '@/contracts/kit/fields/limited';
import { readPhone } from '@/contracts/kit/fields/thai-phone';
import { typedDay } from '@/contracts/kit/fields/typed-day';
import { oneOf, type SheetFields, unitExamples, unitNumber } from './sheet-field';

const relation = declared.records.unit.fields.relation.values;

/** What other systems' files call them. */
const otherRelations = {
  owner: [
    ...['เจ้าของร่วม', 'เจ้าของห้อง', 'เจ้าของบ้าน', 'เจ้าของกรรมสิทธิ์', 'ผู้ถือกรรมสิทธิ์', 'เจ้าของห้องชุด'],
    ...['ผู้ซื้อ', 'co-owner', 'coowner', 'landlord', '产权人'],
  ],
  tenant: ['ผู้เช่าห้อง', 'คนเช่า', 'เช่า', 'ผู้เช่าบ้าน', 'renter', 'lessee', '承租人'],
  resident: [
    ...['ผู้พักอาศัย', 'ผู้พัก', 'ผู้อาศัย', 'ผู้อยู่', 'สมาชิกในครอบครัว', 'ครอบครัว', 'ญาติ', 'บริวาร'],
    ...['occupant', 'family', 'member', '居民', '家属'],
  ],
};

/** A number of a card or a phone: undefined where it is none. */
const numbered = (read: (cell: string) => string | undefined, error: string) =>
  typed(40).transform((cell, context) => {
    const number = read(cell);
    if (!number) context.addIssue({ code: 'custom', message: error });
    return number ?? z.NEVER;
  });

/** A sheet that takes a phone for a number loses its first zero. */
const phone = numbered((cell) => readPhone(cell) ?? readPhone(`0${cell}`), 'phone');

/** The columns of a file of people: who is in which unit, as what and since when. */
export const peopleFields: SheetFields = {
  unit: {
    names: ['เลขห้อง/บ้านเลขที่', 'เลขห้อง', 'บ้านเลขที่', 'เลขที่ห้อง', 'ห้อง', 'unit', 'unit number', '房号'],
    ...{
      needed: true,
      mustHave: true,
      read: unitNumber,
      width: 18,
      examples: unitExamples,
    },
  },
  name: {
    names: ['ชื่อ-นามสกุล', 'ชื่อ', 'ชื่อ สกุล', 'ชื่อและนามสกุล', 'name', 'full name', '姓名'],
    ...{ needed: true, mustHave: true, read: text(200), width: 28 },
    examples: ['สมหญิง ใจดี', 'สมชาย รักดี'],
  },
  relation: {
    names: ['ในฐานะ', 'สถานะ', 'ความสัมพันธ์', 'ประเภทผู้พักอาศัย', 'relation', 'as', '身份'],
    ...oneOf(relation, otherRelations),
    ...{
      needed: true,
      mustHave: true,
      width: 14,
      examples: [relation.owner.th, relation.tenant.th],
    },
  },
  movedIn: {
    names: ['ตั้งแต่วันที่', 'วันที่เข้าอยู่', 'วันที่โอน', 'moved in', 'from', '起始日'],
    ...{ read: typedDay, width: 14, examples: ['01/02/2567', '15/03/2569'] },
  },
  citizenId: {
    names: [
      'เลขบัตรประชาชน',
      'เลขประจำตัวประชาชน',
      'บัตรประชาชน',
      'citizen id',
      'id card',
      '身份证号',
    ],
    ...{ read: numbered(readCitizenId, 'citizenId'), width: 20, examples: ['3100600445635', ''] },
  },
  passport: {
    names: ['หนังสือเดินทาง', 'เลขหนังสือเดินทาง', 'พาสปอร์ต', 'passport', '护照号'],
    ...{ read: numbered(readPassport, 'passport'), width: 18, examples: ['', 'AA1234567'] },
  },
  phone: {
    names: ['โทรศัพท์', 'เบอร์โทร', 'เบอร์โทรศัพท์', 'มือถือ', 'เบอร์มือถือ', 'phone', 'mobile', '电话'],
    ...{ read: phone, width: 16, examples: ['081-234-5678', '092-345-6789'] },
  },
  otherPhone: {
    names: ['โทรศัพท์อื่น', 'เบอร์อื่น', 'other phone', '其他电话'],
    ...{ read: phone, width: 16, examples: ['', ''] },
  },
  lineId: {
    names: ['ไลน์ไอดี', 'ไลน์', 'line id', 'line', 'LINE 号'],
    ...{ read: text(60), width: 16, examples: ['', ''] },
  },
  email: {
    names: ['อีเมล', 'email', 'e-mail', '电子邮箱'],
    ...{ read: email, width: 28, examples: ['somying@example.com', ''] },
  },
  note: {
    names: ['หมายเหตุ', 'note', '备注'],
    ...{ read: text(500), width: 32, examples: ['', ''] },
  },
};
