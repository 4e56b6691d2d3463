import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { WordsFor } from '@/contracts/kit/feature/record-words';
import type { Customer } from '@/contracts/master-data/residents/customer';

type Logged = Pick<
  Customer,
  'name' | 'citizenId' | 'passport' | 'phone' | 'otherPhone' | 'lineId' | 'email' | 'note'
> & { reason: string; other: string };

export const customers = {
  key: 'customers',
  names: { th: 'เจ้าของและผู้พักอาศัย', en: 'Owners and residents', cn: '业主与住户' },
  scope: 'property',
  group: 'residents',
  screens: [{ link: '/customers' }],
  rights: { counter: ['view', 'create', 'edit'], finance: ['view', 'export'] },
  records: {
    customer: {
      names: { th: 'เจ้าของ/ผู้พักอาศัย', en: 'Owner or resident', cn: '业主或住户' },
      actions: {
        search: { th: 'ค้นด้วยเลขบัตร', en: 'Searched by ID', cn: '按证件号搜索', meaning: 'off' },
        reveal: { th: 'เปิดดูเลขบัตร', en: 'ID shown', cn: '查看证件号', meaning: 'off' },
        hand: {
          th: 'ส่งออกข้อมูลส่วนบุคคล',
          en: 'Personal data exported',
          cn: '导出个人数据',
          meaning: 'off',
        },
        erase: {
          th: 'ลบข้อมูลส่วนบุคคล',
          en: 'Personal data erased',
          cn: '删除个人数据',
          meaning: 'failed',
        },
        merge: { th: 'รวมรายชื่อซ้ำ', en: 'Merged', cn: '合并' },
        unmerge: { th: 'เลิกรวมรายชื่อ', en: 'Merge undone', cn: '撤销合并' },
      },
      fields: {
        name: { th: 'ชื่อ-นามสกุล', en: 'Name', cn: '姓名' },
        citizenId: { th: 'เลขบัตรประชาชน', en: 'Citizen ID', cn: '身份证号' },
        passport: { th: 'หนังสือเดินทาง', en: 'Passport', cn: '护照号' },
        phone: { th: 'โทรศัพท์', en: 'Phone', cn: '电话' },
        otherPhone: { th: 'โทรศัพท์อื่น', en: 'Other phone', cn: '其他电话' },
        lineId: { th: 'ไลน์ไอดี', en: 'LINE ID', cn: 'LINE 号' },
        email: { th: 'อีเมล', en: 'E-mail', cn: '电子邮箱' },
        note: { th: 'หมายเหตุ', en: 'Note', cn: '备注' },
        reason: { th: 'เหตุผล', en: 'Reason', cn: '原因' },
        other: { th: 'รายชื่ออีกรายการ', en: 'The other record', cn: '另一条记录' },
      } satisfies WordsFor<Logged>,
    },
  },
  errors: {
    CUSTOMER_MERGED: {
      th: 'รายชื่อนี้ถูกรวมเข้ากับรายชื่ออื่นแล้ว กรุณาเลิกรวมก่อน',
      en: 'This person was merged into another one. Undo that first.',
      cn: '此人已合并到其他记录，请先撤销合并',
    },
    CUSTOMER_NOT_MERGED: {
      th: 'รายชื่อนี้ไม่ได้ถูกรวมไว้',
      en: 'This person was not merged.',
      cn: '此人未被合并',
    },
    CUSTOMER_ERASED: {
      th: 'ข้อมูลของบุคคลนี้ถูกลบตามคำขอแล้ว',
      en: "This person's data was erased on request.",
      cn: '此人的数据已按要求删除',
    },
    CUSTOMER_OWES: {
      th: 'ห้องของบุคคลนี้ยังมีใบแจ้งหนี้ในชื่อนี้ที่ค้างชำระ ข้อมูลยังต้องใช้เรียกเก็บ กรุณาจัดการหนี้ให้เรียบร้อยก่อน',
      en: 'A bill in this name is still owed, and the data is needed to collect it. Settle it first.',
      cn: '此人名下仍有未付账单，催收需要这些数据，请先结清',
    },
    CUSTOMER_IS_STAFF: {
      th: 'อีเมลของบุคคลนี้เป็นบัญชีเจ้าหน้าที่ที่ยังใช้งานอยู่ กรุณาปิดบัญชีก่อน',
      en: "This person's e-mail is an active staff account. Close the account first.",
      cn: '此人的邮箱是在用的员工账号，请先停用',
    },
    CUSTOMER_LIVES_HERE: {
      th: 'บุคคลนี้ยังเป็นเจ้าของหรือพักอยู่ กรุณาลงวันที่ย้ายออกก่อนลบข้อมูล',
      en: 'This person still owns or lives in a unit. Enter the day of moving out before erasing.',
      cn: '此人仍拥有或居住在房屋中，请先登记迁出日期',
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    customers: typeof customers;
  }
}
