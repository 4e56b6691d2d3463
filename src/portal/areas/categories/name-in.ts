import type { Category } from '@/contracts/admin-order/category';
import type { Language } from '@/contracts/kit/languages';

/** The name in a language, the Thai one where there is none. */
export const nameIn = (
  { nameTh, nameEn, nameCn }: Pick<Category, 'nameTh' | 'nameEn' | 'nameCn'>,
  language: Language,
): string => ({ th: nameTh, en: nameEn, cn: nameCn })[language] || nameTh;
