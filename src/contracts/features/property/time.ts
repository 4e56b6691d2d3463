import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { WordsFor } from '@/contracts/kit/feature/record-words';
import type { Weekday } from '@/contracts/master-data/time';

/** What the log is told: each weekday by itself, and the slots in words. */
type Logged = Record<`officeHours.${Weekday}` | 'bookingSlots', string>;

export const time = {
  key: 'time',
  names: { th: 'เวลาทำการ', en: 'Opening hours', cn: '办公时间' },
  scope: 'property',
  group: 'property',
  screens: [{ link: '/time' }],
  rights: { counter: ['view', 'edit'], finance: ['view'] },
  records: {
    time: {
      names: { th: 'เวลาทำการ', en: 'Opening hours', cn: '办公时间' },
      fields: {
        'officeHours.mon': { th: 'วันจันทร์', en: 'Monday', cn: '周一' },
        'officeHours.tue': { th: 'วันอังคาร', en: 'Tuesday', cn: '周二' },
        'officeHours.wed': { th: 'วันพุธ', en: 'Wednesday', cn: '周三' },
        'officeHours.thu': { th: 'วันพฤหัสบดี', en: 'Thursday', cn: '周四' },
        'officeHours.fri': { th: 'วันศุกร์', en: 'Friday', cn: '周五' },
        'officeHours.sat': { th: 'วันเสาร์', en: 'Saturday', cn: '周六' },
        'officeHours.sun': { th: 'วันอาทิตย์', en: 'Sunday', cn: '周日' },
        bookingSlots: { th: 'ช่วงเวลานัดรับ', en: 'Pick-up slots', cn: '预约时段' },
      } satisfies WordsFor<Logged>,
    },
  },
  fieldErrors: {
    closesFirst: {
      th: 'เวลาปิดต้องหลังเวลาเปิด',
      en: 'The closing time must be after the opening time',
      cn: '关门时间须晚于开门时间',
    },
    sameHours: {
      th: 'ต้องไม่ซ้อนกับช่วงเวลาอื่น',
      en: 'Must not overlap another slot',
      cn: '不能与其他时段重叠',
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    time: typeof time;
  }
}
