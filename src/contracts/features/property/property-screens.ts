import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';

/** Where the juristic person's own data and settings are: what the shell leads to them by, without their records' words. */
export const propertyScreens = {
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
  always: true,
  rights: { counter: ['view'], finance: ['view'] },
} as const satisfies FeatureDeclaration;
