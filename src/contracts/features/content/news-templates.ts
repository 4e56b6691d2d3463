import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { WordsFor } from '@/contracts/kit/feature/record-words';
import type { NewsTemplate } from '@/contracts/news/news-template';
import { type Content, contentWords } from './news-words';

export const newsTemplates = {
  key: 'news-templates',
  names: { th: 'แม่แบบข่าว', en: 'News templates', cn: '消息模板' },
  scope: 'both',
  group: 'content',
  screens: [{ link: '/news-template' }],
  rights: { counter: ['view'], finance: ['view'] },
  records: {
    'news-template': {
      names: { th: 'แม่แบบข่าว', en: 'News template', cn: '消息模板' },
      fields: {
        name: { th: 'ชื่อ', en: 'Name', cn: '名称' },
        ...contentWords,
      } satisfies WordsFor<Content & Pick<NewsTemplate, 'name'>>,
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    'news-templates': typeof newsTemplates;
  }
}
