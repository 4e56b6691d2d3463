import { uuidv7 } from 'uuidv7';
import type { NewsType } from '@/contracts/news/news-state';
import type { NewsTemplate } from '@/contracts/news/news-template';
import { contentOf, contentParts, noContent } from '@/portal/kit/content/content-values';
import type { Versioned } from '@/portal/kit/content/use-content-form';

export interface TemplateValues extends Versioned {
  /** Kept until it is saved, so that a second try is the same template. */
  id: string;
  name: string;
  type: NewsType;
}

export const blankTemplate = (): TemplateValues => ({
  ...noContent,
  ...{ id: uuidv7(), version: null, name: '', type: 'ordinary' },
});

export const valuesOf = (template: NewsTemplate): TemplateValues => ({
  ...contentOf(template),
  ...{ id: template.id, version: template.version, name: template.name, type: template.type },
});

/** The call's body, as yet unchecked. */
export const bodyOf = (values: TemplateValues) => {
  const { id, version, name, type, titleTh, titleEn, titleCn } = values;
  const which = version === null ? { id } : { version };
  return { data: { ...which, name, type, titleTh, titleEn, titleCn }, ...contentParts(values) };
};
