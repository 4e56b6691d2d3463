import { type FieldWords, titleWords } from '@/contracts/kit/feature/record-words';

export { titleWords };

/** What the audit log calls what many kinds of content have. */
export const pictureWords = { th: 'รูป', en: 'Picture', cn: '图片' } satisfies FieldWords;
export const periodWords = {
  from: { th: 'ตั้งแต่วันที่', en: 'From', cn: '开始日期' },
  to: { th: 'ถึงวันที่', en: 'To', cn: '结束日期' },
} satisfies Record<string, FieldWords>;
export const targetWords = {
  announceTo: { th: 'โครงการที่เห็น', en: 'Seen at', cn: '可见项目' },
} satisfies Record<string, FieldWords>;
