import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { WordsFor } from '@/contracts/kit/feature/record-words';
import type { HolidayDraft } from '@/contracts/master-data/holiday';

export const holidays = {
  key: 'holidays',
  names: { th: 'วันหยุด', en: 'Holidays', cn: '假日' },
  scope: 'property',
  group: 'property',
  screens: [{ link: '/holidays' }],
  rights: { counter: ['view', 'edit'], finance: ['view'] },
  records: {
    holiday: {
      names: { th: 'วันหยุด', en: 'Holiday', cn: '假日' },
      fields: {
        day: { th: 'วันที่', en: 'Day', cn: '日期' },
        nameTh: { th: 'ชื่อ (ไทย)', en: 'Name (Thai)', cn: '名称（泰文）' },
        nameEn: { th: 'ชื่อ (อังกฤษ)', en: 'Name (English)', cn: '名称（英文）' },
      } satisfies WordsFor<HolidayDraft>,
    },
  },
  fieldErrors: {
    farDay: {
      th: 'ต้องอยู่ในปี 2568 ถึง 2588',
      en: 'Must be between 2025 and 2045',
      cn: '必须在 2025 年至 2045 年之间',
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    holidays: typeof holidays;
  }
}
