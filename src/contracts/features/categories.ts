import type { Category } from '@/contracts/admin-order/category';
import type { FeatureDeclaration } from '@/contracts/kit/feature';
import type { WordsFor } from '@/contracts/kit/record-words';

type Names = Pick<Category, 'nameTh' | 'nameEn' | 'nameCn'>;

const names = {
  nameTh: { th: 'ชื่อ (ไทย)', en: 'Name (Thai)', cn: '名称（泰文）' },
  nameEn: { th: 'ชื่อ (อังกฤษ)', en: 'Name (English)', cn: '名称（英文）' },
  nameCn: { th: 'ชื่อ (จีน)', en: 'Name (Chinese)', cn: '名称（中文）' },
} satisfies WordsFor<Names>;

export const categories = {
  key: 'categories',
  names: { th: 'หมวดหมู่บริการ', en: 'Service categories', cn: '服务类别' },
  scope: 'platform',
  group: 'services',
  screens: [
    { link: '/categories' },
    {
      key: 'category-groups',
      names: { th: 'กลุ่มหมวดหมู่', en: 'Category groups', cn: '类别分组' },
      link: '/categories/group',
    },
  ],
  rights: {},
  records: {
    category: {
      names: { th: 'หมวดหมู่บริการ', en: 'Service category', cn: '服务类别' },
      fields: {
        ...names,
        groupId: { th: 'กลุ่ม', en: 'Group', cn: '分组' },
      } satisfies WordsFor<Names & Pick<Category, 'groupId'>>,
    },
    'category-group': {
      names: { th: 'กลุ่มหมวดหมู่', en: 'Category group', cn: '类别分组' },
      fields: names,
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/declared' {
  interface Declared {
    categories: typeof categories;
  }
}
