import { featureLinkNames } from '@/contracts/content/app-screens';
import type { FeatureDeclaration } from '@/contracts/kit/feature';
import type { Finding } from '@/contracts/kit/finding';
import type { WordsFor } from '@/contracts/kit/record-words';
import type { News } from '@/contracts/news/news';
import { type Content, contentWords } from './news-words';

type Further =
  | 'featureLink'
  | 'properties'
  | 'publishState'
  | 'publishAt'
  | 'review'
  | 'reviewNote';

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
  widgets: { 'news-figures': { th: 'ข่าวที่ยังไม่อ่าน', en: 'Unread news', cn: '未读消息' } },
  finds: [
    {
      kinds: { news: { th: 'ข่าวสาร', en: 'News', cn: '消息' } },
      load: async (): Promise<Finding> => (await import('@/contracts/news/finding')).newsFound,
    },
  ],
  records: {
    news: {
      names: { th: 'ข่าว', en: 'News', cn: '消息' },
      fields: {
        ...contentWords,
        featureLink: {
          ...{ th: 'ลิงก์ไปยังเมนู', en: 'Link to a menu', cn: '菜单链接' },
          values: featureLinkNames,
        },
        properties: { th: 'โครงการที่แจ้ง', en: 'Properties told', cn: '通知的项目' },
        publishState: {
          ...{ th: 'สถานะการเผยแพร่', en: 'Publication', cn: '发布状态' },
          values: {
            draft: { th: 'ฉบับร่าง', en: 'Draft', cn: '草稿' },
            scheduled: { th: 'ตั้งเวลาเผยแพร่', en: 'Scheduled', cn: '定时发布' },
            published: { th: 'เผยแพร่แล้ว', en: 'Published', cn: '已发布' },
            unpublished: { th: 'เลิกเผยแพร่', en: 'Unpublished', cn: '已取消发布' },
          },
        },
        publishAt: { th: 'กำหนดเผยแพร่', en: 'To be published', cn: '预定发布时间' },
        review: {
          ...{ th: 'ผลการตรวจ', en: 'Review', cn: '审核结果' },
          values: {
            pending: { th: 'รอตรวจ', en: 'Pending', cn: '待审核' },
            approved: { th: 'อนุมัติแล้ว', en: 'Approved', cn: '已批准' },
            rejected: { th: 'ไม่อนุมัติ', en: 'Rejected', cn: '未批准' },
          },
        },
        reviewNote: { th: 'ความเห็นผู้ตรวจ', en: "Reviewer's note", cn: '审核意见' },
      } satisfies WordsFor<Content & Pick<News, Further>>,
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/declared' {
  interface Declared {
    news: typeof news;
  }
}
