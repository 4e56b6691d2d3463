import type { Category } from '@/contracts/admin-order/category';
import type { FeatureDeclaration } from '@/contracts/kit/feature';
import { nameWords, type WordsFor } from '@/contracts/kit/record-words';

type Names = Pick<Category, 'nameTh' | 'nameEn' | 'nameCn'>;

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
        ...nameWords,
        groupId: { th: 'กลุ่ม', en: 'Group', cn: '分组' },
      } satisfies WordsFor<Names & Pick<Category, 'groupId'>>,
    },
    'category-group': {
      names: { th: 'กลุ่มหมวดหมู่', en: 'Category group', cn: '类别分组' },
      fields: nameWords,
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/declared' {
  interface Declared {
    categories: typeof categories;
  }
}
