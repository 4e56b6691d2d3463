import type { MenuFeature } from '@/contracts/news/choices';
import type { Language } from '@/portal/kit/text/language';

/** What a part of the residents' app is called in a language. */
export const menuNameIn = ({ nameTh, nameEn, nameCn }: MenuFeature, language: Language): string =>
  ({ th: nameTh, en: nameEn, cn: nameCn })[language];
