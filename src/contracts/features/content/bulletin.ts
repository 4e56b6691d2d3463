import type { z } from 'zod';
import {
  categoryNames,
  type ReportReason,
  reasonNames,
  type Verdict,
  verdictNames,
} from '@/contracts/bulletin/choices';
import type { Post, postDraft } from '@/contracts/bulletin/post';
import { postFile } from '@/contracts/bulletin/post-file';
import { targetWords, titleWords } from '@/contracts/content/content-words';
import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { Finding } from '@/contracts/kit/feature/finding';
import type { WordsFor } from '@/contracts/kit/feature/record-words';

type Logged = Omit<z.output<typeof postDraft>, 'active'> &
  Pick<Post, 'sticky'> & { text: string; reason: ReportReason; verdict: Verdict; note: string };

export const bulletin = {
  key: 'bulletin',
  names: { th: 'กระดานข่าว', en: 'Bulletin', cn: '公告板' },
  scope: 'both',
  group: 'content',
  screens: [{ link: '/bulletin' }],
  rights: { counter: ['view'], finance: ['view'] },
  finds: [
    {
      kinds: { posts: { th: 'โพสต์บนกระดานข่าว', en: 'Bulletin posts', cn: '公告板帖子' } },
      load: async (): Promise<Finding> => (await import('@/contracts/bulletin/finding')).postsFound,
    },
  ],
  uploads: [postFile],
  records: {
    post: {
      names: { th: 'โพสต์', en: 'Post', cn: '帖子' },
      actions: {
        comment: { th: 'แสดงความคิดเห็น', en: 'Commented', cn: '评论' },
        uncomment: { th: 'ลบความคิดเห็น', en: 'Comment deleted', cn: '删除评论', meaning: 'failed' },
        report: { th: 'ลูกบ้านแจ้งโพสต์', en: 'Reported', cn: '举报' },
        decide: { th: 'ตัดสินเรื่องที่แจ้ง', en: 'Report decided', cn: '处理举报' },
      },
      fields: {
        category: { ...{ th: 'หมวด', en: 'Category', cn: '分类' }, values: categoryNames },
        ...titleWords,
        descriptionTh: { th: 'เนื้อหา (ไทย)', en: 'Text (Thai)', cn: '内容（泰文）' },
        descriptionEn: { th: 'เนื้อหา (อังกฤษ)', en: 'Text (English)', cn: '内容（英文）' },
        descriptionCn: { th: 'เนื้อหา (จีน)', en: 'Text (Chinese)', cn: '内容（中文）' },
        files: { th: 'รูปและไฟล์', en: 'Pictures and files', cn: '图片和文件' },
        sticky: { th: 'ปักหมุด', en: 'Pinned', cn: '置顶' },
        text: { th: 'ข้อความ', en: 'Text', cn: '内容' },
        reason: { ...{ th: 'เหตุที่แจ้ง', en: 'Reason', cn: '举报原因' }, values: reasonNames },
        verdict: { ...{ th: 'ผลการตัดสิน', en: 'Decision', cn: '处理结果' }, values: verdictNames },
        note: { th: 'เหตุผล', en: 'Why', cn: '理由' },
        ...targetWords,
      } satisfies WordsFor<Logged>,
    },
  },
  errors: {
    REPORT_DECIDED: {
      th: 'เรื่องที่แจ้งของโพสต์นี้มีผู้ตัดสินแล้ว กรุณาโหลดใหม่',
      en: 'Somebody has decided on the reports of this post. Please reload.',
      cn: '该帖子的举报已有人处理，请重新加载',
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    bulletin: typeof bulletin;
  }
}
