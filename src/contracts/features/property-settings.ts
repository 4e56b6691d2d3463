import type { FeatureDeclaration } from '@/contracts/kit/feature';

/** What the juristic person says of itself, and how it works. */
export const propertySettings = {
  key: 'property-settings',
  names: {
    th: 'ข้อมูลและการตั้งค่านิติบุคคล',
    en: 'About and settings of the property',
    cn: '法人资料与项目设置',
  },
  scope: 'property',
  group: 'account',
  screens: [
    {
      key: 'property-about',
      names: { th: 'เกี่ยวกับนิติบุคคล', en: 'About the juristic person', cn: '关于业主法人' },
      link: '/admin/property/about',
    },
    {
      key: 'property-setting',
      names: { th: 'ตั้งค่าโครงการ', en: 'Property settings', cn: '项目设置' },
      link: '/property-setting',
    },
  ],
  rights: { counter: ['view'], finance: ['view'] },
} as const satisfies FeatureDeclaration;
