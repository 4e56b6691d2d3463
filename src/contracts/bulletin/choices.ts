import type { Names } from '@/contracts/kit/feature/names';

/** What posts are told apart by, in the order of the app. */
export const categoryNames = {
  notice: { th: 'ประกาศ', en: 'Notices', cn: '公告' },
  activity: { th: 'กิจกรรม', en: 'Activities', cn: '活动' },
  market: { th: 'ซื้อขายแลกเปลี่ยน', en: 'Buy and sell', cn: '买卖交换' },
  lost: { th: 'ของหาย ได้คืน', en: 'Lost and found', cn: '失物招领' },
  help: { th: 'ถามตอบเพื่อนบ้าน', en: 'Neighbours ask', cn: '邻里问答' },
  other: { th: 'อื่น ๆ', en: 'Other', cn: '其他' },
} as const satisfies Record<string, Names>;
export type PostCategory = keyof typeof categoryNames;
export const postCategories = Object.keys(categoryNames) as [PostCategory, ...PostCategory[]];

/** Why a resident reports a post. */
export const reasonNames = {
  rude: { th: 'ถ้อยคำไม่เหมาะสม', en: 'Rude words', cn: '言语不当' },
  false: { th: 'ข้อมูลเท็จ', en: 'False', cn: '虚假信息' },
  spam: { th: 'โฆษณารบกวน', en: 'Unwanted advertising', cn: '广告骚扰' },
  private: { th: 'เปิดเผยข้อมูลส่วนตัว', en: 'Tells private matters', cn: '泄露隐私' },
  other: { th: 'เหตุอื่น', en: 'Another reason', cn: '其他原因' },
} as const satisfies Record<string, Names>;
export type ReportReason = keyof typeof reasonNames;
export const reportReasons = Object.keys(reasonNames) as [ReportReason, ...ReportReason[]];

/** What becomes of a reported post: it stays, or residents see it no more. */
export const verdictNames = {
  kept: { th: 'ให้แสดงต่อ', en: 'Kept', cn: '保留' },
  hidden: { th: 'ซ่อนโพสต์', en: 'Hidden', cn: '隐藏' },
} as const satisfies Record<string, Names>;
export type Verdict = keyof typeof verdictNames;
export const verdicts = Object.keys(verdictNames) as [Verdict, ...Verdict[]];
