import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { Finding } from '@/contracts/kit/feature/finding';
import type { WordsFor } from '@/contracts/kit/feature/record-words';
import type { Vote } from '@/contracts/master-data/votes/vote';
import { voteErrors, voteFieldErrors } from '@/contracts/master-data/votes/vote-errors';

type Logged = Pick<
  Vote,
  | 'title'
  | 'detail'
  | 'questions'
  | 'noticedOn'
  | 'opensOn'
  | 'closesOn'
  | 'noticeDays'
  | 'quorum'
  | 'proxyUnits'
  | 'holderCap'
  | 'arrearsMonths'
  | 'units'
> & { state: 'draft' | 'announced' | 'closed'; unit: string; proxy: string; choices: string };

export const votes = {
  key: 'votes',
  names: { th: 'การลงมติ', en: 'Votes', cn: '业主表决' },
  scope: 'property',
  group: 'property',
  screens: [{ link: '/votes' }],
  rights: { counter: ['view'], finance: ['view', 'export'] },
  widgets: { 'votes-running': { th: 'การลงคะแนนที่เปิดอยู่', en: 'Votes running', cn: '进行中的投票' } },
  finds: [
    {
      kinds: { votes: { th: 'การลงมติ', en: 'Votes', cn: '业主表决' } },
      load: async (): Promise<Finding> =>
        (await import('@/contracts/master-data/votes/vote-finding')).votesFound,
    },
  ],
  records: {
    vote: {
      names: { th: 'การลงมติ', en: 'Vote', cn: '表决' },
      actions: {
        announce: { th: 'ประกาศ', en: 'Announced', cn: '公告' },
        close: { th: 'ปิดการลงคะแนน', en: 'Closed', cn: '结束表决' },
        cast: { th: 'ลงคะแนน', en: 'Vote cast', cn: '投票' },
        withdraw: {
          th: 'ยกเลิกการลงคะแนน',
          en: 'Vote withdrawn',
          cn: '撤回投票',
          meaning: 'failed',
        },
      },
      fields: {
        title: { th: 'เรื่อง', en: 'Title', cn: '标题' },
        detail: { th: 'รายละเอียด', en: 'Detail', cn: '详情' },
        questions: { th: 'วาระ', en: 'Questions', cn: '议题' },
        noticedOn: { th: 'วันที่ส่งหนังสือเชิญ', en: 'Notice sent on', cn: '通知日期' },
        opensOn: { th: 'วันแรกที่ลงคะแนน', en: 'First day', cn: '开始日' },
        closesOn: { th: 'วันสุดท้าย', en: 'Last day', cn: '截止日' },
        noticeDays: { th: 'แจ้งล่วงหน้า (วัน)', en: 'Days of notice', cn: '提前通知天数' },
        quorum: { th: 'องค์ประชุม (%)', en: 'Quorum (%)', cn: '法定人数（%）' },
        proxyUnits: {
          th: 'รับมอบฉันทะได้ไม่เกิน (ห้อง)',
          en: 'Units of one proxy',
          cn: '每名受托人单元上限',
        },
        arrearsMonths: {
          th: 'ค้างชำระแล้วเสียสิทธิ (เดือน)',
          en: 'Months of arrears that take the vote',
          cn: '欠费丧失表决权的月数',
        },
        holderCap: { th: 'เพดานต่อผู้ถือ (%)', en: 'Cap of one holder (%)', cn: '单一持有上限（%）' },
        units: { th: 'จำนวนห้อง', en: 'Units', cn: '单元数' },
        state: {
          ...{ th: 'สถานะ', en: 'Status', cn: '状态' },
          values: {
            draft: { th: 'ร่าง', en: 'Draft', cn: '草稿' },
            announced: { th: 'ประกาศแล้ว', en: 'Announced', cn: '已公告' },
            closed: { th: 'ปิดแล้ว', en: 'Closed', cn: '已结束' },
          },
        },
        unit: { th: 'ห้อง/บ้าน', en: 'Unit', cn: '房号' },
        proxy: { th: 'ผู้รับมอบฉันทะ', en: 'Proxy', cn: '受托人' },
        choices: { th: 'ลงคะแนน', en: 'Answers', cn: '选择' },
      } satisfies WordsFor<Logged>,
    },
  },
  errors: voteErrors,
  fieldErrors: voteFieldErrors,
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    votes: typeof votes;
  }
}
