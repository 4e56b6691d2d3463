import type { Review } from '@/contracts/admin-order/review';
import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { WordsFor } from '@/contracts/kit/feature/record-words';

export const reviews = {
  key: 'reviews',
  names: { th: 'รีวิวบริการ', en: 'Reviews', cn: '服务评价' },
  scope: 'both',
  group: 'services',
  screens: [{ link: '/reviews' }],
  rights: { counter: ['view', 'create', 'edit'], finance: ['view', 'export'] },
  records: {
    review: {
      names: { th: 'รีวิว', en: 'Review', cn: '评价' },
      actions: {
        hide: { th: 'ซ่อนรีวิว', en: 'Hidden', cn: '隐藏', meaning: 'off' },
        show: { th: 'แสดงรีวิวอีกครั้ง', en: 'Shown again', cn: '重新显示', meaning: 'done' },
      },
      fields: {
        stars: { th: 'ดาว', en: 'Stars', cn: '星级' },
        comment: { th: 'ความเห็น', en: 'Comment', cn: '评论' },
        hidden: { th: 'ซ่อน', en: 'Hidden', cn: '已隐藏' },
        hiddenReason: { th: 'เหตุผลที่ซ่อน', en: 'Why it is hidden', cn: '隐藏原因' },
      } satisfies WordsFor<Pick<Review, 'stars' | 'comment' | 'hidden' | 'hiddenReason'>>,
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    reviews: typeof reviews;
  }
}
