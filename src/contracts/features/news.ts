import type { FeatureDeclaration } from '@/contracts/kit/feature';

export const news = {
  key: 'news',
  names: { th: 'ข่าวสาร', en: 'News', cn: '消息' },
  scope: 'both',
  group: 'content',
  screens: [
    {
      key: 'news-list',
      names: { th: 'ข่าวทั้งหมด', en: 'All news', cn: '全部消息' },
      link: '/news',
    },
    {
      key: 'news-create',
      names: { th: 'เขียนข่าว', en: 'Write news', cn: '撰写消息' },
      link: '/news/create',
      needs: 'create',
    },
  ],
  rights: { counter: ['view'], finance: ['view'] },
} as const satisfies FeatureDeclaration;
