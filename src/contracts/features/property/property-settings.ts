import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import { nameWords, type WordsFor } from '@/contracts/kit/feature/record-words';
import type { PropertyDocument } from '@/contracts/master-data/property/property-document';
import { propertyFile } from '@/contracts/master-data/property/property-file';
import type { PropertySetting } from '@/contracts/master-data/property/property-setting';
import type { Tester } from '@/contracts/master-data/property/tester';
import { propertyScreens } from './property-screens';

/** What the log is told of the settings; the office's hours are another feature's. */
type Logged = Omit<PropertySetting, 'version' | 'updatedAt' | 'updatedBy' | 'officeHours'>;

/** What the juristic person says of itself, and how it works. */
export const propertySettings = {
  ...propertyScreens,
  uploads: [propertyFile],
  records: {
    'property-setting': {
      names: { th: 'ตั้งค่าโครงการ', en: 'Property settings', cn: '项目设置' },
      fields: {
        ...nameWords,
        registrationNumber: { th: 'เลขทะเบียนนิติบุคคล', en: 'Registration number', cn: '法人登记号' },
        taxId: { th: 'เลขประจำตัวผู้เสียภาษี', en: 'Tax ID', cn: '税号' },
        addressTh: { th: 'ที่อยู่ (ไทย)', en: 'Address (Thai)', cn: '地址（泰文）' },
        addressEn: { th: 'ที่อยู่ (อังกฤษ)', en: 'Address (English)', cn: '地址（英文）' },
        subDistrict: { th: 'ตำบล/แขวง', en: 'Sub-district', cn: '乡/分区' },
        district: { th: 'อำเภอ/เขต', en: 'District', cn: '县/区' },
        province: { th: 'จังหวัด', en: 'Province', cn: '府' },
        postcode: { th: 'รหัสไปรษณีย์', en: 'Postcode', cn: '邮政编码' },
        officePhone: { th: 'โทรศัพท์สำนักงาน', en: 'Office phone', cn: '办公室电话' },
        emergencyPhone: { th: 'โทรศัพท์ฉุกเฉิน', en: 'Emergency phone', cn: '紧急电话' },
        email: { th: 'อีเมล', en: 'E-mail', cn: '电子邮箱' },
        lineId: { th: 'LINE ID', en: 'LINE ID', cn: 'LINE ID' },
        parcelReminderDays: {
          th: 'แจ้งเตือนพัสดุหลังรับเข้า (วัน)',
          en: 'Days until a parcel reminder',
          cn: '包裹提醒天数',
        },
        parcelUnclaimedDays: {
          th: 'ถือเป็นพัสดุตกค้างหลังรับเข้า (วัน)',
          en: 'Days until a parcel is unclaimed',
          cn: '包裹视为无人认领的天数',
        },
        pickupQrHours: {
          th: 'อายุ QR รับพัสดุ (ชั่วโมง)',
          en: 'Hours that a pick-up QR holds',
          cn: '取件二维码有效小时',
        },
        pickupDaysAhead: {
          th: 'จองรับพัสดุล่วงหน้าได้ (วัน)',
          en: 'Days ahead a pick-up can be booked',
          cn: '可提前预约取件的天数',
        },
        voteNoticeDays: {
          th: 'แจ้งประชุมลงมติล่วงหน้า (วัน)',
          en: 'Days of notice of a vote',
          cn: '表决提前通知天数',
        },
        voteQuorum: { th: 'องค์ประชุมลงมติ (%)', en: 'Quorum of a vote (%)', cn: '表决法定人数（%）' },
        voteProxyUnits: {
          th: 'รับมอบฉันทะได้ไม่เกิน (ห้อง)',
          en: 'Units of one proxy',
          cn: '每名受托人单元上限',
        },
        voteHolderCap: {
          th: 'เพดานคะแนนของเจ้าของรายเดียว (%)',
          en: 'Cap of one holder (%)',
          cn: '单一持有上限（%）',
        },
        voteArrearsMonths: {
          th: 'ค้างชำระแล้วเสียสิทธิลงคะแนน (เดือน)',
          en: 'Months of arrears that take the vote',
          cn: '欠费丧失表决权的月数',
        },
        voteNoProxies: {
          th: 'ผู้ที่รับมอบฉันทะไม่ได้',
          en: 'Who may hold no proxy',
          cn: '不得担任受托人者',
        },
        committee: { th: 'คณะกรรมการ', en: 'Committee', cn: '委员会' },
      } satisfies WordsFor<Logged>,
    },
    'property-document': {
      names: { th: 'เอกสารนิติบุคคล', en: 'Document', cn: '法人文件' },
      fields: {
        name: { th: 'ชื่อเอกสาร', en: 'Title', cn: '文件名称' },
        kind: {
          ...{ th: 'ประเภทเอกสาร', en: 'Kind', cn: '文件类型' },
          values: {
            registration: { th: 'การจดทะเบียน', en: 'Registration', cn: '登记文件' },
            bylaws: { th: 'ข้อบังคับ', en: 'Bylaws', cn: '章程' },
            rules: { th: 'ระเบียบ', en: 'House rules', cn: '管理规定' },
            minutes: { th: 'รายงานการประชุม', en: 'Minutes', cn: '会议记录' },
            accounts: { th: 'งบการเงิน', en: 'Accounts', cn: '财务报表' },
            insurance: { th: 'กรมธรรม์ประกันภัย', en: 'Insurance', cn: '保险单' },
            contract: { th: 'สัญญา', en: 'Contract', cn: '合同' },
            other: { th: 'อื่น ๆ', en: 'Other', cn: '其他' },
          },
        },
        day: { th: 'วันที่ในเอกสาร', en: 'Date', cn: '文件日期' },
        audience: {
          ...{ th: 'ผู้ที่ดูได้', en: 'Who may see it', cn: '可查看者' },
          values: {
            staff: { th: 'เจ้าหน้าที่เท่านั้น', en: 'Staff only', cn: '仅员工' },
            owners: { th: 'เจ้าหน้าที่และเจ้าของ', en: 'Staff and owners', cn: '员工与业主' },
            everyone: { th: 'ลูกบ้านทุกคน', en: 'All residents', cn: '全体住户' },
          },
        },
        file: { th: 'ไฟล์', en: 'File', cn: '文件' },
      } satisfies WordsFor<Pick<PropertyDocument, 'name' | 'kind' | 'day' | 'audience' | 'file'>>,
    },
    tester: {
      names: { th: 'ผู้ทดสอบ', en: 'Tester', cn: '测试人员' },
      fields: {
        name: { th: 'ชื่อ', en: 'Name', cn: '姓名' },
        phone: { th: 'เบอร์โทรศัพท์', en: 'Phone number', cn: '电话号码' },
        note: { th: 'หมายเหตุ', en: 'Note', cn: '备注' },
      } satisfies WordsFor<Pick<Tester, 'name' | 'phone' | 'note'>>,
    },
  },
  errors: {
    LAST_PROPERTY_ADMIN: {
      th: 'โครงการต้องมีผู้ดูแลอย่างน้อยหนึ่งคน กรุณาเพิ่มผู้ดูแลคนอื่นก่อน',
      en: 'The property needs at least one admin. Add another one first.',
      cn: '项目至少需要一名管理员，请先添加其他管理员。',
    },
  },
  fieldErrors: {
    taxId: {
      th: 'เลขไม่ถูกต้อง ตรวจทุกหลักกับเอกสารของกรมสรรพากร มีทั้งหมด 13 หลัก',
      en: 'Not a tax ID: compare each of its 13 digits',
      cn: '税号不正确，请逐位核对全部 13 位数字',
    },
    worksHere: {
      th: 'ผู้ใช้อีเมลนี้เข้าโครงการนี้ได้อยู่แล้ว',
      en: 'Whoever has this address works here already',
      cn: '使用此邮箱的人已可进入本项目',
    },
    worksElsewhere: {
      th: 'อีเมลนี้มีบัญชีอยู่แล้ว กรุณาให้ผู้ดูแลส่วนกลางเพิ่มโครงการนี้ให้บัญชีนั้น',
      en: 'This address has an account already. Ask the main admin to add this property to it.',
      cn: '此邮箱已有账号，请让总部管理员为该账号添加本项目',
    },
    accountOff: {
      th: 'บัญชีของอีเมลนี้ปิดอยู่ เปิดได้ที่หน้าบัญชีเจ้าหน้าที่ส่วนกลาง',
      en: 'The account of this address is closed. Open it at Staff accounts.',
      cn: '此邮箱的账号已停用，请在员工账号页启用',
    },
    beforeReminder: {
      th: 'ต้องมากกว่าจำนวนวันที่แจ้งเตือน',
      en: 'Must be more than the days until the reminder',
      cn: '须大于提醒天数',
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    'property-settings': typeof propertySettings;
  }
}
