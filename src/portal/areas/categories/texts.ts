import th from '@locales/th/categories.json';
import groupTh from '@locales/th/category-groups.json';
import { categories } from '@/contracts/features/services/categories';
import { areaTexts } from '@/portal/kit/text/texts';

const en = () => import('@locales/en/categories.json');
const groupEn = () => import('@locales/en/category-groups.json');
const cn = () => import('@locales/cn/categories.json');
const groupCn = () => import('@locales/cn/category-groups.json');

export const texts = {
  ...areaTexts('categories', { th, en, cn }, categories),
  ...areaTexts('category-groups', { th: groupTh, en: groupEn, cn: groupCn }, categories),
};
