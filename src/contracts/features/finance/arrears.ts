import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';

export const arrears = {
  key: 'arrears',
  names: { th: 'ค้างชำระและหนังสือทวงถาม', en: 'Arrears and letters', cn: '欠费与催款函' },
  scope: 'property',
  group: 'finance',
  screens: [{ link: '/arrears' }],
  rights: { counter: ['view'], finance: ['view', 'create', 'edit', 'approve', 'export'] },
  records: {
    'arrears-letter': {
      names: { th: 'หนังสือถึงเจ้าของร่วม', en: 'Letter to an owner', cn: '致业主函' },
      fields: {
        stage: {
          ...{ th: 'ฉบับ', en: 'Letter', cn: '函件' },
          values: {
            first: { th: 'แจ้งเตือนฉบับที่ 1', en: 'First letter', cn: '第一封' },
            second: { th: 'ทวงถามฉบับที่ 2', en: 'Second letter', cn: '第二封' },
            final: { th: 'ทวงถามฉบับสุดท้าย', en: 'Final letter', cn: '最后一封' },
            clear: { th: 'หนังสือปลอดหนี้', en: 'Debt-free letter', cn: '无欠费证明' },
          },
        },
        unitNumber: { th: 'ห้อง/บ้านเลขที่', en: 'Unit', cn: '房号' },
        owed: { th: 'ยอดค้าง', en: 'Owed', cn: '欠款' },
      },
    },
  },
  errors: {
    LETTER_OWED: {
      th: 'ยังมียอดค้าง {{owed}} บาท จึงออกหนังสือปลอดหนี้ไม่ได้',
      en: '{{owed}} baht are owed still: no debt-free letter',
      cn: '仍欠 {{owed}} 泰铢，无法出具无欠费证明',
    },
    LETTER_NOTHING: { th: 'ไม่มียอดที่เลยกำหนดชำระ', en: 'Nothing is late', cn: '没有逾期款项' },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    arrears: typeof arrears;
  }
}
