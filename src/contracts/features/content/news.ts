import { featureLinkNames } from '@/contracts/content/app-screens';
import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { Finding } from '@/contracts/kit/feature/finding';
import type { WordsFor } from '@/contracts/kit/feature/record-words';
import type { News } from '@/contracts/news/news';
import { emergencyFiles, newsCover, newsFiles } from '@/contracts/news/news-uploads';
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
  widgets: { 'news-figures': { th: 'ข่าวที่รอและยังไม่อ่าน', en: 'News', cn: '消息' } },
  finds: [
    {
      kinds: { news: { th: 'ข่าวสาร', en: 'News', cn: '消息' } },
      load: async (): Promise<Finding> => (await import('@/contracts/news/finding')).newsFound,
    },
  ],
  uploads: [emergencyFiles, newsCover, newsFiles],
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
  errors: {
    NEWS_STATE: {
      th: 'ทำรายการนี้กับข่าวในสถานะปัจจุบันไม่ได้ กรุณาโหลดข่าวล่าสุด',
      en: 'This cannot be done with the news in its present state. Load it again',
      cn: '消息在当前状态下无法执行此操作，请重新加载',
    },
    NEWS_OWN_REVIEW: {
      th: 'ตรวจข่าวที่ตนเองเขียนไม่ได้ กรุณาให้ผู้อื่นตรวจ',
      en: 'You cannot review news that you wrote. Ask somebody else',
      cn: '不能审核自己撰写的消息，请由他人审核',
    },
    NEWS_NOT_APPROVED: {
      th: 'ข่าวนี้ยังไม่ผ่านการอนุมัติ จึงยังเผยแพร่ไม่ได้',
      en: 'This news is not approved yet, so it cannot be published',
      cn: '此消息尚未批准，不能发布',
    },
    NEWS_ANNOUNCED: {
      th: 'แจ้งข่าวนี้ออกไปแล้ว จึงเลิกทำไม่ได้ หากต้องการนำลง ให้เลือกเลิกเผยแพร่',
      en: 'This news has been announced and cannot be undone. Unpublish it instead',
      cn: '此消息已通知住户，无法撤销，可改为取消发布',
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    news: typeof news;
  }
}
