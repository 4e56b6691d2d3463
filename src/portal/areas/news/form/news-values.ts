import { uuidv7 } from 'uuidv7';
import type { News, NewsDraft } from '@/contracts/news/news';
import type { NewsType } from '@/contracts/news/news-state';
import type { NewsTemplate } from '@/contracts/news/news-template';
import { contentOf, contentParts, noContent } from '@/portal/kit/content/content-values';
import type { Versioned } from '@/portal/kit/content/use-content-form';

/** News as it is written. */
export interface NewsValues extends Versioned {
  /** Kept until it is saved, so that a second try is the same news. */
  id: string;
  type: NewsType;
  featureLink: NonNullable<NewsDraft['data']['featureLink']>;
  /** At the main admin: the properties to tell, in the order of their ids. */
  announceTo: string[];
}

export const blankNews = (): NewsValues => ({
  ...{ id: uuidv7(), version: null, type: 'ordinary', featureLink: '' },
  ...noContent,
  announceTo: [],
});

/** All that a template fills in. */
export const filledBy = (template: NewsTemplate): Partial<NewsValues> => ({
  type: template.type,
  ...contentOf(template),
});

export const valuesOf = (news: News): NewsValues => ({
  ...{ id: news.id, version: news.version, type: news.type, featureLink: news.featureLink },
  ...contentOf(news),
  announceTo: news.properties.map(({ id }) => id).sort(),
});

/** The call's body, as yet unchecked. */
export const bodyOf = (values: NewsValues) => ({
  data: {
    id: values.id,
    ...(values.version !== null && { version: values.version }),
    type: values.type,
    ...{ titleTh: values.titleTh, titleEn: values.titleEn, titleCn: values.titleCn },
    featureLink: values.featureLink,
  },
  ...contentParts(values),
  announceTo: values.announceTo,
});

/** Whether anything is written that a template would replace. */
export const isWritten = ({ cover, files, ...values }: NewsValues): boolean => {
  const { titleTh, titleEn, titleCn, descriptionTh, descriptionEn, descriptionCn } = values;
  const words = [titleTh, titleEn, titleCn, descriptionTh, descriptionEn, descriptionCn];
  return words.some((text) => text.trim() !== '') || cover.url !== '' || files.length > 0;
};
