import type { FeatureDeclaration } from '@/contracts/kit/feature';

export const newsTemplates = {
  key: 'news-templates',
  names: { th: 'แม่แบบข่าว', en: 'News templates', cn: '消息模板' },
  scope: 'both',
  group: 'content',
  screens: [{ link: '/news-template' }],
  rights: { counter: ['view'], finance: ['view'] },
} as const satisfies FeatureDeclaration;
