import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { WordsFor } from '@/contracts/kit/feature/record-words';
import { masterGroups } from '@/contracts/master-data/master-groups';
import type { Property } from '@/contracts/master-data/property/property';
import type { Measure } from '@/contracts/master-data/property-limits';

/** What the log is told of a property, beside who entered and left it. */
type Logged = Pick<Property, 'code' | 'nameTh' | 'nameEn' | 'dimension' | 'brand' | 'addressTh'> &
  Record<'address' | 'place', string>;

/** The properties of the platform; what one says of itself is `property-settings`. */
export const properties = {
  key: 'properties',
  names: { th: 'โครงการ', en: 'Properties', cn: '项目' },
  scope: 'platform',
  group: 'admin-system',
  screens: [{ link: '/admin/properties' }],
  rights: {},
  rightNames: { approve: { th: 'เข้าทำงานในโครงการ', en: 'Enter a property', cn: '进入项目' } },
  records: {
    property: {
      names: { th: 'โครงการ', en: 'Property', cn: '项目' },
      actions: {
        enter: { th: 'เข้าทำงาน', en: 'Entered', cn: '进入', meaning: 'off' },
        leave: { th: 'กลับสู่ส่วนกลาง', en: 'Left', cn: '离开', meaning: 'off' },
      },
      fields: {
        place: { th: 'ที่ทำงาน', en: 'Place', cn: '工作地点' },
        code: { th: 'รหัสโครงการ', en: 'Code', cn: '项目代码' },
        nameTh: { th: 'ชื่อ (ไทย)', en: 'Name (Thai)', cn: '名称（泰文）' },
        nameEn: { th: 'ชื่อ (อังกฤษ)', en: 'Name (English)', cn: '名称（英文）' },
        dimension: {
          ...{ th: 'ประเภท', en: 'Kind', cn: '类型' },
          values: masterGroups['property-dimension'],
        },
        brand: { th: 'แบรนด์', en: 'Brand', cn: '品牌' },
        addressTh: { th: 'เลขที่ ซอย ถนน', en: 'Number and road', cn: '门牌与道路' },
        address: { th: 'ที่ตั้ง', en: 'Location', cn: '所在地' },
        // What each is called follows from the list of features: see `recordWords`.
        featuresOff: { th: 'เมนูที่ปิดใช้', en: 'Features switched off', cn: '已关闭的功能' },
      } satisfies WordsFor<Logged & Record<'featuresOff', string[]>>,
    },
    'property-limits': {
      names: { th: 'เกณฑ์เตือนของโครงการ', en: 'Limits of properties', cn: '项目预警标准' },
      fields: {
        parcelsLate: { th: 'พัสดุค้าง', en: 'Parcels overdue', cn: '滞留包裹' },
        suggestionsLate: { th: 'เรื่องเกินกำหนด', en: 'Reports overdue', cn: '逾期报事' },
        membersWaiting: { th: 'สมาชิกรอ', en: 'Members waiting', cn: '待审住户' },
        overdue: { th: 'ยอดเกินกำหนด', en: 'Overdue money', cn: '逾期款' },
        rate: { th: 'เก็บเงินได้', en: 'Collected', cn: '收缴率' },
        staff: { th: 'คนใช้ 7 วัน', en: 'Staff in 7 days', cn: '7 天使用人数' },
        importsFailed: { th: 'นำเข้าพลาด', en: 'Imports failed', cn: '导入失败' },
        lastMonth: { th: 'งวดล่าสุด', en: 'Latest month', cn: '最近账期' },
      } satisfies WordsFor<Record<Measure, string>>,
    },
  },
  fieldErrors: {
    propertyCode: {
      th: 'ใช้ตัวอักษรอังกฤษ 2–4 ตัว',
      en: 'Use 2–4 English letters',
      cn: '请使用 2–4 个英文字母',
    },
    limitTurned: {
      th: 'ต้องถึงเกณฑ์เฝ้าระวังก่อนเกณฑ์เกิน',
      en: 'A figure must be near its limit before it is over it',
      cn: '须先达到关注值再达到超标值',
    },
    fixedCode: {
      th: 'เปลี่ยนรหัสโครงการไม่ได้',
      en: 'The code cannot be changed',
      cn: '项目代码不能更改',
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    properties: typeof properties;
  }
}
