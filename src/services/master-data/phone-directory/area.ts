import { phoneEndpoints } from '@/contracts/master-data/phones/phone-directory';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { demoOf } from '@/services/kit/records/demo-rows';
import { phoneHandlers } from './handlers';
import { phones } from './tables';

const line = (number: string, extension = '') => ({ number, extension });

const demo = demoOf(phones, [
  {
    titleTh: 'สำนักงานนิติบุคคล',
    titleEn: 'Juristic office',
    category: 'juristic',
    numbers: [line('+6621234567', '5'), line('+66812345678')],
  },
  {
    titleTh: 'ป้อมรักษาความปลอดภัย',
    titleEn: 'Security post',
    category: 'juristic',
    numbers: [line('+6621234567', '9')],
  },
  {
    titleTh: 'เหตุด่วนเหตุร้าย',
    titleEn: 'Police',
    category: 'emergency',
    numbers: [line('191')],
  },
  {
    titleTh: 'การแพทย์ฉุกเฉิน',
    titleEn: 'Ambulance',
    category: 'emergency',
    numbers: [line('1669')],
  },
  { titleTh: 'ดับเพลิง', titleEn: 'Fire brigade', category: 'emergency', numbers: [line('199')] },
  {
    titleTh: 'การไฟฟ้านครหลวง',
    titleEn: 'Electricity authority',
    category: 'utility',
    numbers: [line('1130')],
  },
  {
    titleTh: 'การประปานครหลวง',
    titleEn: 'Waterworks authority',
    category: 'utility',
    numbers: [line('1125')],
  },
  {
    titleTh: 'ช่างประจำโครงการ',
    titleEn: 'Technician',
    category: 'repair',
    numbers: [line('+66891112233')],
  },
]);

export const phoneDirectory: Area = {
  mount: (app, db) => mount(app, phoneEndpoints, phoneHandlers(db)),
  demo,
};
