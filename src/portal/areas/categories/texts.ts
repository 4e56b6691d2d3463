import cn from '@locales/cn/categories.json';
import groupCn from '@locales/cn/category-groups.json';
import en from '@locales/en/categories.json';
import groupEn from '@locales/en/category-groups.json';
import th from '@locales/th/categories.json';
import groupTh from '@locales/th/category-groups.json';

export const texts = {
  categories: { th, en, cn },
  'category-groups': { th: groupTh, en: groupEn, cn: groupCn },
};
