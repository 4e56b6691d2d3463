import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { Finding } from '@/contracts/kit/feature/finding';
import type { WordsFor } from '@/contracts/kit/feature/record-words';
import type { Phone } from '@/contracts/master-data/phones/phone-directory';

export const phoneDirectory = {
  key: 'phone-directory',
  names: { th: 'สมุดโทรศัพท์', en: 'Phone directory', cn: '电话簿' },
  scope: 'property',
  group: 'property',
  screens: [{ link: '/phone-directory' }],
  rights: { counter: ['view', 'edit'], finance: ['view'] },
  finds: [
    {
      kinds: { phones: { th: 'หมายเลขโทรศัพท์', en: 'Phone numbers', cn: '电话号码' } },
      load: async (): Promise<Finding> =>
        (await import('@/contracts/master-data/phones/phone-finding')).phonesFound,
    },
  ],
  records: {
    phone: {
      names: { th: 'หมายเลขโทรศัพท์', en: 'Phone number', cn: '电话号码' },
      fields: {
        titleTh: { th: 'ชื่อ (ไทย)', en: 'Name (Thai)', cn: '名称（泰文）' },
        titleEn: { th: 'ชื่อ (อังกฤษ)', en: 'Name (English)', cn: '名称（英文）' },
        titleCn: { th: 'ชื่อ (จีน)', en: 'Name (Chinese)', cn: '名称（中文）' },
        category: {
          ...{ th: 'หมวด', en: 'Category', cn: '类别' },
          values: {
            juristic: { th: 'นิติบุคคล', en: 'Juristic office', cn: '业主法人' },
            emergency: { th: 'เหตุฉุกเฉิน', en: 'Emergency', cn: '紧急' },
            hospital: { th: 'โรงพยาบาล', en: 'Hospital', cn: '医院' },
            utility: {
              th: 'ไฟฟ้า ประปา อินเทอร์เน็ต',
              en: 'Power, water, internet',
              cn: '水电网络',
            },
            repair: { th: 'ช่างและซ่อมบำรุง', en: 'Repairs', cn: '维修' },
            transport: { th: 'การเดินทาง', en: 'Transport', cn: '交通' },
            other: { th: 'อื่น ๆ', en: 'Other', cn: '其他' },
          },
        },
        numbers: { th: 'หมายเลข', en: 'Numbers', cn: '号码' },
      } satisfies WordsFor<Pick<Phone, 'titleTh' | 'titleEn' | 'titleCn' | 'category' | 'numbers'>>,
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    'phone-directory': typeof phoneDirectory;
  }
}
