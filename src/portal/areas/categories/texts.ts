import cn from '@locales/cn/categories.json';
import groupCn from '@locales/cn/category-groups.json';
import en from '@locales/en/categories.json';
import groupEn from '@locales/en/category-groups.json';
import th from '@locales/th/categories.json';
import groupTh from '@locales/th/category-groups.json';
import { categories } from '@/contracts/features/services/categories';
import { areaTexts } from '@/portal/kit/text/texts';

export const texts = {
  ...areaTexts('categories', { th, en, cn }, categories),
  ...areaTexts('category-groups', { th: groupTh, en: groupEn, cn: groupCn }, categories),
};
