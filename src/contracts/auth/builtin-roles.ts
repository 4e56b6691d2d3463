import type { Names } from '@/contracts/kit/feature/names';

/** What each role that the product brings to a property is for, as long as its rights are those that it came with. */
export const builtinRoleHints: Readonly<Record<string, Names>> = {
  manager: {
    th: 'ดูแลทั้งโครงการ ทำได้ทุกเมนู ทั้งอนุมัติ ตั้งค่า และเชิญเจ้าหน้าที่',
    en: 'Runs the whole property: every menu, with approvals, settings and inviting staff',
    cn: '管理整个项目：可用全部菜单，包括审批、设置和邀请员工',
  },
  counter: {
    th: 'งานหน้าเคาน์เตอร์ พัสดุ เรื่องแจ้ง ลูกบ้าน และงานบริการ ส่วนใบแจ้งหนี้และใบเสร็จดูได้อย่างเดียว',
    en: 'The counter: parcels, reports, residents and services; invoices and receipts to look at only',
    cn: '前台工作：包裹、报事、住户和服务；账单和收据仅可查看',
  },
  finance: {
    th: 'ออกใบแจ้งหนี้ รับชำระ ติดตามยอดค้าง และทำบัญชี งานอื่นดูได้อย่างเดียว',
    en: 'Invoices, payments, arrears and the books; other work to look at only',
    cn: '开具账单、收款、催缴和记账；其他工作仅可查看',
  },
};
