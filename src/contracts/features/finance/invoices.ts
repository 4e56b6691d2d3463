import type { z } from 'zod';
import type { ruleDraft } from '@/contracts/billing/charge-rule';
import { invoiceErrors, invoiceFieldErrors } from '@/contracts/billing/invoice-errors';
import type { billingFields } from '@/contracts/billing/settings';
import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { Finding } from '@/contracts/kit/feature/finding';
import type { WordsFor } from '@/contracts/kit/feature/record-words';
import { creditRecord } from './invoice-credits';

const reason = { th: 'เหตุผล', en: 'Reason', cn: '原因' };
const total = { th: 'ยอดรวม', en: 'Total', cn: '合计' };

const ruleWords = {
  name: { th: 'ชื่อรายการ', en: 'Name', cn: '名称' },
  kind: {
    ...{ th: 'ประเภท', en: 'Kind', cn: '类型' },
    values: {
      common: { th: 'ค่าส่วนกลาง', en: 'Common fee', cn: '公共费' },
      sinking: { th: 'เงินกองทุน', en: 'Sinking fund', cn: '维修基金' },
      fine: { th: 'ค่าปรับ', en: 'Fine', cn: '罚款' },
      other: { th: 'อื่น ๆ', en: 'Other', cn: '其他' },
    },
  },
  basis: {
    ...{ th: 'คิดตาม', en: 'By', cn: '计算方式' },
    values: {
      unit: { th: 'ห้อง/หลังละ', en: 'For each unit', cn: '每户' },
      area: { th: 'ต่อ ตร.ม.', en: 'For each m²', cn: '每平米' },
      wah: { th: 'ต่อ ตร.ว.', en: 'For each sq. wah', cn: '每平方哇' },
      ratio: { th: 'รวมทั้งกลุ่ม แบ่งตามอัตราส่วน', en: 'A sum, by ratio', cn: '总额按产权比例' },
    },
  },
  amount: { th: 'จำนวนเงินต่อเดือน (บาท)', en: 'Amount a month (baht)', cn: '每月金额（泰铢）' },
  every: {
    ...{ th: 'เรียกเก็บ', en: 'Billed', cn: '收费周期' },
    values: {
      month: { th: 'รายเดือน', en: 'Monthly', cn: '按月' },
      quarter: { th: 'รายไตรมาส', en: 'Quarterly', cn: '按季' },
      year: { th: 'รายปี', en: 'Yearly', cn: '按年' },
    },
  },
  discount: { th: 'ส่วนลดเมื่อเก็บล่วงหน้า (%)', en: 'Off for paying ahead (%)', cn: '预收优惠（%）' },
  from: { th: 'ตั้งแต่งวด', en: 'From', cn: '自账期' },
  until: { th: 'ถึงงวด', en: 'Until', cn: '至账期' },
  building: { th: 'อาคาร', en: 'Building', cn: '楼栋' },
  floor: { th: 'ชั้น', en: 'Floor', cn: '楼层' },
  unitKind: {
    ...{ th: 'ประเภทห้อง', en: 'Kind of unit', cn: '房屋类型' },
    values: {
      residence: { th: 'ห้องชุด', en: 'Residence', cn: '住宅' },
      house: { th: 'บ้าน', en: 'House', cn: '别墅' },
      shop: { th: 'ร้านค้า', en: 'Shop', cn: '商铺' },
    },
  },
  unitIds: { th: 'ห้องที่เลือก', en: 'Picked units', cn: '指定房号' },
} satisfies WordsFor<z.output<typeof ruleDraft>>;

export const invoices = {
  key: 'invoices',
  names: { th: 'ใบแจ้งหนี้', en: 'Invoices', cn: '账单' },
  scope: 'property',
  group: 'finance',
  screens: [{ link: '/invoices' }],
  rights: { counter: ['view'], finance: ['view', 'create', 'edit', 'approve', 'export'] },
  widgets: {
    'invoice-month': { th: 'เก็บเงินงวดนี้', en: 'Collected this month', cn: '本月收款' },
    'invoice-months': {
      th: 'ยอดเรียกเก็บและรับชำระรายเดือน',
      en: 'Invoiced and collected by month',
      cn: '每月应收与实收',
    },
  },
  finds: [
    {
      kinds: { invoices: { th: 'ใบแจ้งหนี้', en: 'Invoices', cn: '账单' } },
      load: async (): Promise<Finding> =>
        (await import('@/contracts/billing/invoice-finding')).invoicesFound,
    },
  ],
  records: {
    invoice: {
      names: { th: 'ใบแจ้งหนี้', en: 'Invoice', cn: '账单' },
      actions: {
        issue: { th: 'ออกใบแจ้งหนี้ทั้งเดือน', en: 'Month issued', cn: '整月开单' },
        takeBack: { th: 'ถอนคืนทั้งเดือน', en: 'Month taken back', cn: '整月撤回', meaning: 'failed' },
        void: { th: 'ยกเลิกใบแจ้งหนี้', en: 'Voided', cn: '作废', meaning: 'failed' },
        mail: { th: 'ส่งทางอีเมล', en: 'Sent by e-mail', cn: '电邮发送' },
        fetch: { th: 'ดึงจากระบบบัญชี', en: 'Fetched from accounting', cn: '从会计系统获取' },
      },
      fields: {
        total,
        units: { th: 'จำนวนใบ', en: 'Invoices', cn: '张数' },
        dueOn: { th: 'ครบกำหนด', en: 'Due', cn: '到期日' },
        reason,
      },
    },
    charge: {
      names: { th: 'รายการรอเรียกเก็บ', en: 'Waiting charge', cn: '待收费项目' },
      fields: {
        amount: { th: 'จำนวนเงิน', en: 'Amount', cn: '金额' },
        description: { th: 'รายละเอียด', en: 'Description', cn: '说明' },
      },
    },
    credit: creditRecord,
    'charge-rule': {
      names: { th: 'รายการเรียกเก็บเป็นกลุ่ม', en: 'Charge for a group', cn: '分组收费' },
      fields: ruleWords,
    },
    'billing-setting': {
      names: { th: 'วิธีเรียกเก็บเงิน', en: 'Billing settings', cn: '收费设置' },
      fields: {
        commonFeeBy: {
          ...{ th: 'คิดค่าส่วนกลางตาม', en: 'Common fee by', cn: '公共费计算方式' },
          values: {
            area: { th: 'ตารางเมตร', en: 'Square metre', cn: '平米' },
            wah: { th: 'ตารางวา', en: 'Square wah', cn: '平方哇' },
            unit: { th: 'ห้องหรือหลัง', en: 'Unit', cn: '户' },
            ratio: { th: 'อัตราส่วนกรรมสิทธิ์', en: 'Ownership ratio', cn: '产权比例' },
          },
        },
        commonFeeRate: { th: 'อัตราค่าส่วนกลาง', en: 'Rate of the common fee', cn: '公共费单价' },
        commonFeeBudget: {
          th: 'ค่าส่วนกลางรวมต่อเดือน',
          en: 'Common fee of a month',
          cn: '每月公共费总额',
        },
        sinkingFeeRate: { th: 'เงินกองทุนต่อ ตร.ม.', en: 'Sinking fund per m²', cn: '每平米基金' },
        dueDays: { th: 'ครบกำหนดใน (วัน)', en: 'Due in (days)', cn: '付款期限（天）' },
        surchargeRate: { th: 'เงินเพิ่ม (% ต่อปี)', en: 'Surcharge (% a year)', cn: '滞纳金（年%）' },
        surchargeLateRate: {
          th: 'เงินเพิ่มเมื่อค้างนาน (% ต่อปี)',
          en: 'Later surcharge (% a year)',
          cn: '长期滞纳金（年%）',
        },
        surchargeLateMonths: {
          th: 'ถือว่าค้างนานเมื่อครบ (เดือน)',
          en: 'Later from (months)',
          cn: '长期欠费起算（月）',
        },
        prorateSales: {
          th: 'แบ่งค่าใช้จ่ายเดือนที่ขายตามจำนวนวัน',
          en: 'Split the month of a sale by days',
          cn: '转让当月按天分摊',
        },
        mailReceipts: {
          th: 'ส่งใบเสร็จทางอีเมลอัตโนมัติ',
          en: 'Receipts by e-mail by themselves',
          cn: '自动电邮收据',
        },
        partPaidIsArrears: {
          th: 'ชำระบางส่วนถือว่าค้าง',
          en: 'Part paid is arrears',
          cn: '部分付款视为欠费',
        },
        vatRate: { th: 'ภาษีมูลค่าเพิ่ม (%)', en: 'VAT (%)', cn: '增值税（%）' },
        billerId: { th: 'รหัสผู้รับชำระ', en: 'Biller ID', cn: '收款方代码' },
        promptPayId: { th: 'พร้อมเพย์', en: 'PromptPay', cn: 'PromptPay' },
        firstLetterDays: {
          th: 'หนังสือฉบับที่ 1 (วัน)',
          en: 'First letter (days)',
          cn: '第一封函（天）',
        },
        secondLetterDays: {
          th: 'หนังสือฉบับที่ 2 (วัน)',
          en: 'Second letter (days)',
          cn: '第二封函（天）',
        },
        finalLetterDays: {
          th: 'หนังสือฉบับสุดท้าย (วัน)',
          en: 'Final letter (days)',
          cn: '最后函（天）',
        },
        planGraceDays: {
          th: 'ผิดนัดผ่อนชำระได้ (วัน)',
          en: 'Instalment may be missed by (days)',
          cn: '分期可逾期（天）',
        },
        clearLetterFee: {
          th: 'ค่าธรรมเนียมหนังสือปลอดหนี้',
          en: 'Fee of a debt-free letter',
          cn: '无欠费证明费用',
        },
        clearLetterDays: {
          th: 'อายุหนังสือปลอดหนี้ (วัน)',
          en: 'Debt-free letter is good for (days)',
          cn: '无欠费证明有效期（天）',
        },
        creditAlone: {
          th: 'ลดหนี้และยกเว้นได้เองไม่เกิน',
          en: 'Credited alone up to',
          cn: '单人冲减上限',
        },
        letterGapDays: {
          th: 'ระยะห่างระหว่างหนังสือ (วัน)',
          en: 'Between letters (days)',
          cn: '函件间隔（天）',
        },
      } satisfies WordsFor<z.output<typeof billingFields>>,
    },
  },
  errors: invoiceErrors,
  fieldErrors: invoiceFieldErrors,
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    invoices: typeof invoices;
  }
}
