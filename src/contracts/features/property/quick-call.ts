import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import { nameWords, type WordsFor } from '@/contracts/kit/feature/record-words';
import type { QuickCall } from '@/contracts/master-data/phones/quick-call';

export const quickCall = {
  key: 'quick-call',
  names: { th: 'เบอร์โทรด่วน', en: 'Quick-call phones', cn: '快捷电话' },
  scope: 'property',
  group: 'property',
  screens: [{ link: '/quick-call-phone' }],
  rights: { counter: ['view', 'edit'], finance: ['view'] },
  records: {
    'quick-call': {
      names: { th: 'เบอร์โทรด่วน', en: 'Quick-call phone', cn: '快捷电话' },
      fields: {
        type: {
          ...{ th: 'แสดงที่', en: 'Shown at', cn: '显示位置' },
          values: {
            A1: { th: 'ปุ่มฉุกเฉิน', en: 'Emergency button', cn: '紧急按钮' },
            A2: { th: 'สำนักงานนิติบุคคล', en: 'Juristic office', cn: '业主法人办公室' },
            A3: { th: 'งานบริการ', en: 'Services', cn: '服务' },
          },
        },
        ...nameWords,
        phone: { th: 'หมายเลข', en: 'Number', cn: '号码' },
      } satisfies WordsFor<Pick<QuickCall, 'type' | 'nameTh' | 'nameEn' | 'nameCn' | 'phone'>>,
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    'quick-call': typeof quickCall;
  }
}
