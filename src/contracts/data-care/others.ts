import type { Processing } from './processing';

/** The data of whoever is neither resident nor staff: it is handed out and erased where their record is. */
export const others = {
  reports: {
    names: { th: 'ผู้รับรายงานทางอีเมล', en: 'Receivers of reports', cn: '报告接收人' },
    data: { th: 'ชื่อ อีเมล รายงานที่ได้รับ', en: 'Name, e-mail, reports', cn: '姓名、邮箱、报告' },
    purpose: {
      th: 'ส่งรายงานให้กรรมการและผู้เกี่ยวข้อง',
      en: 'Sending reports to the committee and others',
      cn: '向委员会等发送报告',
    },
    ...{ basis: 'interest', receivers: ['staff', 'mail'], kept: 'reportLetters' },
  },
  vendors: {
    names: { th: 'ผู้ให้บริการและผู้ส่งของ', en: 'Vendors and couriers', cn: '服务商与快递员' },
    data: { th: 'ชื่อผู้ติดต่อ โทรศัพท์ อีเมล', en: 'Contact, phone, e-mail', cn: '联系人、电话、邮箱' },
    purpose: {
      th: 'ติดต่องานและตรวจสอบการส่งของ',
      en: 'Ordering work, and knowing who brought what',
      cn: '联系工作及核对送货',
    },
    ...{ basis: 'contract', receivers: ['staff'], kept: 'work' },
  },
  applicants: {
    names: {
      th: 'ผู้ขอเป็นสมาชิกที่ไม่ได้รับอนุมัติ',
      en: 'People whose request was not granted',
      cn: '未获批准的申请人',
    },
    data: {
      th: 'ชื่อ เลขบัตร ช่องทางติดต่อ ภาพเอกสาร',
      en: 'Name, ID, contacts, pictures of documents',
      cn: '姓名、证件号、联系方式、证件照片',
    },
    purpose: {
      th: 'ตรวจว่าผู้ขอมีสิทธิ์ในห้อง',
      en: 'Checking who belongs to a unit',
      cn: '核实申请人身份',
    },
    ...{ basis: 'interest', receivers: ['staff'], kept: 'applicantPictures' },
  },
} as const satisfies Readonly<Record<string, Processing>>;
