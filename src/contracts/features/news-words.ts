import type { Wording } from '@/contracts/kit/languages';
import type { Names } from '@/contracts/kit/names';
import { titleWords, type WordsFor } from '@/contracts/kit/record-words';
import type { featureLinks, News } from '@/contracts/news/news';

/** What the log is told of news and of their templates alike. */
export type Content = Pick<News, 'type'> & Wording & Record<'cover' | 'files', unknown>;

/** The fields that news and their templates have in common. */
export const contentWords = {
  type: {
    ...{ th: 'ประเภท', en: 'Type', cn: '类型' },
    values: {
      ordinary: { th: 'ข่าวทั่วไป', en: 'Ordinary news', cn: '普通消息' },
      emergency: { th: 'ข่าวด่วน', en: 'Emergency news', cn: '紧急消息' },
    },
  },
  ...titleWords,
  descriptionTh: { th: 'เนื้อหา (ไทย)', en: 'Text (Thai)', cn: '内容（泰文）' },
  descriptionEn: { th: 'เนื้อหา (อังกฤษ)', en: 'Text (English)', cn: '内容（英文）' },
  descriptionCn: { th: 'เนื้อหา (จีน)', en: 'Text (Chinese)', cn: '内容（中文）' },
  cover: { th: 'รูปปก', en: 'Cover', cn: '封面' },
  files: { th: 'ไฟล์แนบ', en: 'Files', cn: '附件' },
} as const satisfies WordsFor<Content>;

/** The parts of the residents' app that news can lead to. */
export const featureLinkNames = {
  parcels: { th: 'พัสดุ', en: 'Parcels', cn: '包裹' },
  invoices: { th: 'ใบแจ้งหนี้', en: 'Invoices', cn: '账单' },
  facility: { th: 'จองพื้นที่ส่วนกลาง', en: 'Facility booking', cn: '公共设施预订' },
  repair: { th: 'แจ้งซ่อม', en: 'Repairs', cn: '报修' },
  suggestions: { th: 'ข้อเสนอแนะ', en: 'Suggestions', cn: '意见建议' },
  votes: { th: 'ลงมติ', en: 'Votes', cn: '投票' },
  bulletin: { th: 'กระดานข่าว', en: 'Bulletin', cn: '公告栏' },
  'home-calendar': { th: 'ปฏิทินกิจกรรม', en: 'Home calendar', cn: '活动日历' },
} as const satisfies Record<(typeof featureLinks)[number], Names>;
