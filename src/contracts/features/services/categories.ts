import type { Category } from '@/contracts/admin-order/category';
import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import { nameWords, type WordsFor } from '@/contracts/kit/feature/record-words';

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
  errors: {
    GROUP_IN_USE: {
      th: 'ลบกลุ่มนี้ไม่ได้ ยังมีหมวดหมู่อยู่ในกลุ่ม {{n}} รายการ',
      en: 'This group still holds {{n}} categories and cannot be deleted',
      cn: '该分组仍有 {{n}} 个类别，无法删除',
    },
    CATEGORY_IN_USE: {
      th: 'ลบหมวดหมู่นี้ไม่ได้ ยังมีบริการอยู่ในหมวดหมู่ {{n}} รายการ หากเลิกใช้ ให้ปิดใช้งานแทน',
      en: 'This category cannot be deleted: {{n}} services are in it. Deactivate it instead.',
      cn: '无法删除此类别：其中仍有 {{n}} 项服务。可改为停用。',
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    categories: typeof categories;
  }
}
