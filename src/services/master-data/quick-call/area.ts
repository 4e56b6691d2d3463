import { quickCallEndpoints } from '@/contracts/master-data/phones/quick-call';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { demoOf } from '@/services/kit/records/demo-rows';
import { quickCallHandlers } from './handlers';
import { quickCalls } from './tables';

const line = (number: string, extension = '') => ({ number, extension });

const demo = demoOf(quickCalls, [
  { type: 'A1', nameTh: 'เหตุด่วนเหตุร้าย', nameEn: 'Police', phone: line('191') },
  { type: 'A1', nameTh: 'การแพทย์ฉุกเฉิน', nameEn: 'Ambulance', phone: line('1669') },
  { type: 'A1', nameTh: 'ดับเพลิง', nameEn: 'Fire brigade', phone: line('199') },
  { type: 'A2', nameTh: 'นิติบุคคล', nameEn: 'Juristic office', phone: line('+6621234567', '5') },
  { type: 'A2', nameTh: 'รักษาความปลอดภัย', nameEn: 'Security', phone: line('+6621234567', '9') },
  { type: 'A3', nameTh: 'แจ้งซ่อม', nameEn: 'Repairs', phone: line('+66891112233') },
]);

export const quickCall: Area = {
  mount: (app, db) => mount(app, quickCallEndpoints, quickCallHandlers(db)),
  demo,
};
