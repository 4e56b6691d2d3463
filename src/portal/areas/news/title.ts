import { type Titles, titleIn } from '@/contracts/kit/text/languages';
import type { Language } from '@/portal/kit/text/language';

/** The title in the reader's language; in Thai where it was not written. */
export const titleFor = (news: Titles, language: Language): string =>
  titleIn(news, language) || news.titleTh;
