import { titleWords, type WordsFor } from '@/contracts/kit/feature/record-words';
import type { Wording } from '@/contracts/kit/text/languages';
import type { News } from '@/contracts/news/news';

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
