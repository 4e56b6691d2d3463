import type { Language } from '@/contracts/kit/text/languages';

/** The name of what has one in each language; the Thai one where there is none. */
export const nameIn = (
  { nameTh, nameEn, nameCn }: { nameTh: string; nameEn: string; nameCn: string },
  language: Language,
): string => ({ th: nameTh, en: nameEn, cn: nameCn })[language] || nameTh;
