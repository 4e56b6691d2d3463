import type { MeterKind } from '@/contracts/billing/meters/meter-kind';
import type { Reading } from '@/contracts/billing/meters/reading';
import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { WordsFor } from '@/contracts/kit/feature/record-words';

export const meters = {
  key: 'meters',
  names: { th: 'มิเตอร์', en: 'Meters', cn: '仪表' },
  scope: 'property',
  group: 'finance',
  screens: [{ link: '/meters' }],
  rights: { counter: ['view'], finance: ['view', 'create', 'edit', 'approve', 'export'] },
  records: {
    'meter-kind': {
      names: { th: 'ชนิดมิเตอร์', en: 'Kind of meter', cn: '仪表种类' },
      fields: {
        type: {
          ...{ th: 'ประเภท', en: 'Type', cn: '类型' },
          values: {
            water: { th: 'น้ำประปา', en: 'Water', cn: '水' },
            electricity: { th: 'ไฟฟ้า', en: 'Electricity', cn: '电' },
            own: { th: 'อื่น ๆ', en: 'Other', cn: '其他' },
          },
        },
        name: { th: 'ชื่อบนใบแจ้งหนี้', en: 'Name on the bill', cn: '账单名称' },
        unitWord: { th: 'หน่วยนับ', en: 'Unit', cn: '单位' },
        decimals: { th: 'ทศนิยม (ตำแหน่ง)', en: 'Decimal places', cn: '小数位' },
        rates: { th: 'อัตรา', en: 'Rates', cn: '费率' },
      } satisfies WordsFor<
        Omit<MeterKind, 'id' | 'version' | 'active' | 'updatedAt' | 'updatedBy'>
      >,
    },
    'meter-reading': {
      names: { th: 'เลขอ่านมิเตอร์', en: 'Meter reading', cn: '抄表读数' },
      actions: {
        correct: {
          th: 'แก้เลขอ่านที่เรียกเก็บแล้ว',
          en: 'Billed reading corrected',
          cn: '更正已计费读数',
        },
      },
      fields: {
        reading: { th: 'เลขอ่าน', en: 'Reading', cn: '读数' },
        estimated: { th: 'ประมาณ', en: 'Estimated', cn: '估计' },
        oldLast: { th: 'เลขสุดท้ายของมิเตอร์เก่า', en: 'Last of the old meter', cn: '旧表止码' },
        newFirst: { th: 'เลขเริ่มของมิเตอร์ใหม่', en: 'First of the new meter', cn: '新表起码' },
        corrected: { th: 'เลขที่ถูกต้อง', en: 'Correct reading', cn: '正确读数' },
        reason: { th: 'เหตุผล', en: 'Reason', cn: '原因' },
      } satisfies WordsFor<
        Pick<Reading, 'reading' | 'estimated' | 'oldLast' | 'newFirst' | 'corrected'> & {
          reason: string;
        }
      >,
    },
  },
  errors: {
    READING_CHANGED: {
      th: 'เลขมิเตอร์เปลี่ยนไปจากที่แสดงไว้ กรุณาตรวจสอบอีกครั้ง',
      en: 'A reading has changed since it was shown. Please look again',
      cn: '读数已变化，请重新核对',
    },
    READING_OPEN: {
      th: 'เลขนี้ยังไม่ได้เรียกเก็บ แก้ที่ช่องเลขอ่านได้เลย',
      en: 'This reading is not billed yet: change it on the sheet',
      cn: '此读数尚未计费，请直接在表中修改',
    },
    READING_PASSED: {
      th: 'เดือนถัดไปเรียกเก็บไปแล้ว กรุณาแก้เลขของเดือนล่าสุด',
      en: 'A later month is billed already: correct its reading',
      cn: '之后的月份已计费，请更正最近月份的读数',
    },
  },
  fieldErrors: {
    meterSteps: {
      th: 'ขั้นต้องเรียงจากน้อยไปมาก และขั้นสุดท้ายต้องเว้นว่าง',
      en: 'Steps go upwards, and the last has no end',
      cn: '阶梯须递增，最后一级留空',
    },
    meterMonths: {
      th: 'แต่ละอัตราต้องเริ่มคนละเดือน',
      en: 'Each rate begins in a month of its own',
      cn: '每个费率须从不同月份开始',
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    meters: typeof meters;
  }
}
