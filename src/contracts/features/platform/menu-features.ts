import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { WordsFor } from '@/contracts/kit/feature/record-words';
import type { MenuFeature } from '@/contracts/master-data/menu-feature';

/** What the menu calls its screens and in which order, and what home shows. */
export const menuFeatures = {
  key: 'menu-features',
  names: { th: 'เมนูและวิดเจ็ต', en: 'Menu and widgets', cn: '菜单与小组件' },
  scope: 'platform',
  group: 'admin-system',
  screens: [{ link: '/admin/features' }],
  rights: {},
  records: {
    'menu-feature': {
      names: { th: 'เมนู', en: 'Menu entry', cn: '菜单项' },
      fields: {
        nameTh: { th: 'ชื่อในเมนู (ไทย)', en: 'Name in the menu (Thai)', cn: '菜单名称（泰文）' },
        nameEn: { th: 'ชื่อในเมนู (อังกฤษ)', en: 'Name in the menu (English)', cn: '菜单名称（英文）' },
        nameCn: { th: 'ชื่อในเมนู (จีน)', en: 'Name in the menu (Chinese)', cn: '菜单名称（中文）' },
      } satisfies WordsFor<Pick<MenuFeature, 'nameTh' | 'nameEn' | 'nameCn'>>,
    },
    'user-widget': {
      names: { th: 'วิดเจ็ตหน้าแรก', en: 'Home widgets', cn: '首页小组件' },
      fields: { hidden: { th: 'วิดเจ็ตที่ซ่อน', en: 'Hidden widgets', cn: '隐藏的小组件' } },
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    'menu-features': typeof menuFeatures;
  }
}
