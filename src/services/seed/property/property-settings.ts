import type { CommitteeMember } from '@/contracts/master-data/property/property-setting';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { propertySettings } from '@/services/master-data/tables';
import { bangkokDate, daysBefore } from '@/services/seed/days';
import type { SeededProperty } from './properties';

type Row = typeof propertySettings.$inferInsert;

interface Plan extends Omit<Row, 'propertyId' | 'updatedAt' | 'updatedBy' | 'committee'> {
  /** Names with what they are, from the chairperson on. */
  committee: readonly (readonly [string, string])[];
}

const parcelRules = {
  parcelReminderDays: 3,
  parcelUnclaimedDays: 14,
  pickupQrHours: 24,
  pickupDaysAhead: 7,
};

const plans: Record<string, Plan> = {
  RMN: {
    nameTh: 'นิติบุคคลอาคารชุด ริมน้ำเรสซิเดนซ์',
    nameEn: 'Rim Nam Residence Condominium Juristic Person',
    nameCn: '河畔公寓法人',
    registrationNumber: '12/2558',
    taxId: '0994000456786',
    addressTh: '88/8 ถนนเจริญกรุง',
    addressEn: '88/8 Charoen Krung Road, Bang Kho Laem, Bangkok 10120',
    subDistrict: 'บางคอแหลม',
    district: 'บางคอแหลม',
    province: 'กรุงเทพมหานคร',
    postcode: '10120',
    officePhone: '+6622891234',
    emergencyPhone: '+66812891191',
    email: 'office@rmn.example',
    lineId: '@rimnam',
    ...parcelRules,
    committee: [
      ['สุรชัย วงศ์สวัสดิ์', 'ประธานกรรมการ'],
      ['เพ็ญศรี แก้วมณี', 'รองประธานกรรมการ'],
      ['ณัฐพล ลิ้มประเสริฐ', 'เหรัญญิก'],
      ['จิราภรณ์ ศรีสุข', 'กรรมการ'],
      ['เอกชัย เรืองศรี', 'กรรมการ'],
    ],
  },
  STP: {
    nameTh: 'นิติบุคคลอาคารชุด สาทรเพลส',
    nameEn: 'Sathorn Place Condominium Juristic Person',
    nameCn: '沙吞广场公寓法人',
    registrationNumber: '5/2561',
    taxId: '0994001123454',
    addressTh: '199 ซอยสาทร 11 ถนนสาทรใต้',
    addressEn: '199 Soi Sathorn 11, South Sathorn Road, Yan Nawa, Sathon, Bangkok 10120',
    subDistrict: 'ยานนาวา',
    district: 'สาทร',
    province: 'กรุงเทพมหานคร',
    postcode: '10120',
    officePhone: '+6622115678',
    emergencyPhone: '+66891159111',
    email: 'office@stp.example',
    lineId: '@sathornplace',
    ...parcelRules,
    parcelReminderDays: 2,
    pickupDaysAhead: 14,
    committee: [
      ['กนกวรรณ รัตนวงศ์', 'ประธานกรรมการ'],
      ['ชัยวัฒน์ พูลสวัสดิ์', 'เหรัญญิก'],
      ['มณีรัตน์ หาญกล้า', 'กรรมการ'],
    ],
  },
  SPK: {
    nameTh: 'นิติบุคคลหมู่บ้านจัดสรร สวนพฤกษา',
    nameEn: 'Suan Phruksa Village Juristic Person',
    nameCn: '',
    registrationNumber: '3/2563',
    taxId: '0994002345671',
    addressTh: '99 หมู่ 4 ถนนรัตนาธิเบศร์',
    addressEn: '99 Moo 4, Rattanathibet Road, Bang Kraso, Mueang Nonthaburi, Nonthaburi 11000',
    subDistrict: 'บางกระสอ',
    district: 'เมืองนนทบุรี',
    province: 'นนทบุรี',
    postcode: '11000',
    officePhone: '+6629691212',
    emergencyPhone: '+66869691199',
    email: 'office@spk.example',
    lineId: '',
    ...parcelRules,
    parcelUnclaimedDays: 21,
    committee: [
      ['บุญมี ทองคำ', 'ประธานกรรมการ'],
      ['สำราญ อยู่เย็น', 'รองประธานกรรมการ'],
      ['ไพโรจน์ ไชยวงศ์', 'เหรัญญิก'],
      ['โสภา ธรรมรักษ์', 'กรรมการ'],
    ],
  },
};

const termDays = 2 * 365;

/** What a property's office says of itself; its committee is in the middle of a term of two years. */
export async function seedPropertySettings(
  db: Db,
  at: number,
  { id: propertyId, code }: SeededProperty,
): Promise<void> {
  const plan = plans[code];
  if (!plan) return;
  const term = { from: bangkokDate(at), to: bangkokDate(daysBefore(at, 1 - termDays)) };
  const committee = plan.committee.map(
    ([name, position]): CommitteeMember => ({ name, position, ...term }),
  );
  const stamp = { version: 1, updatedAt: new Date(at).toISOString(), updatedBy: 'ระบบ' };
  await insertAll(db, propertySettings, [{ propertyId, ...plan, committee, ...stamp }]);
}
