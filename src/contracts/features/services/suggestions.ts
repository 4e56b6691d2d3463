import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { Finding } from '@/contracts/kit/feature/finding';
import type { WordsFor } from '@/contracts/kit/feature/record-words';
import type { Suggestion } from '@/contracts/master-data/suggestions/suggestion';
import { suggestionPhoto } from '@/contracts/master-data/suggestions/suggestion-photo';

type Logged = Pick<
  Suggestion,
  'subject' | 'detail' | 'zone' | 'status' | 'unitNumber' | 'residentName' | 'assigneeName'
> & { photos: number; text: string; mergedInto: string };

export const suggestions = {
  key: 'suggestions',
  names: { th: 'เรื่องแจ้งและข้อเสนอแนะ', en: 'Suggestions', cn: '建议与反馈' },
  scope: 'property',
  group: 'services',
  screens: [{ link: '/suggestion' }],
  rights: { counter: ['view', 'create', 'edit', 'approve'], finance: ['view'] },
  widgets: { 'suggestions-open': { th: 'เรื่องแจ้งที่ยังเปิด', en: 'Open suggestions', cn: '未结建议' } },
  finds: [
    {
      kinds: {
        suggestions: { th: 'เรื่องแจ้งและข้อเสนอแนะ', en: 'Suggestions', cn: '建议与反馈' },
      },
      load: async (): Promise<Finding> =>
        (await import('@/contracts/master-data/suggestions/suggestion-finding')).suggestionsFound,
    },
  ],
  uploads: [suggestionPhoto],
  records: {
    suggestion: {
      names: { th: 'เรื่องแจ้ง', en: 'Suggestion', cn: '建议' },
      actions: {
        reply: { th: 'ตอบลูกบ้าน', en: 'Resident answered', cn: '回复住户' },
        resident: { th: 'บันทึกคำพูดลูกบ้าน', en: "Resident's words noted", cn: '记录住户发言' },
        note: { th: 'จดบันทึกภายใน', en: 'Internal note', cn: '内部备注', meaning: 'off' },
        merge: { th: 'รวมเรื่องซ้ำ', en: 'Merged', cn: '合并' },
      },
      fields: {
        subject: { th: 'เรื่อง', en: 'Subject', cn: '主题' },
        detail: { th: 'รายละเอียด', en: 'Detail', cn: '详情' },
        zone: {
          ...{ th: 'บริเวณ', en: 'Zone', cn: '区域' },
          values: {
            1: { th: 'สระว่ายน้ำ', en: 'Pool', cn: '泳池' },
            2: { th: 'ฟิตเนส', en: 'Fitness', cn: '健身房' },
            3: { th: 'ที่จอดรถ', en: 'Car park', cn: '停车场' },
            4: { th: 'สวน', en: 'Park', cn: '花园' },
            5: { th: 'ลิฟต์', en: 'Elevator', cn: '电梯' },
            99: { th: 'อื่น ๆ', en: 'Other', cn: '其他' },
          },
        },
        status: {
          ...{ th: 'สถานะ', en: 'Status', cn: '状态' },
          values: {
            new: { th: 'เรื่องใหม่', en: 'New', cn: '新建' },
            in_progress: { th: 'กำลังดำเนินการ', en: 'In progress', cn: '处理中' },
            waiting: { th: 'รอลูกบ้าน', en: 'Waits for resident', cn: '等待住户' },
            done: { th: 'เสร็จแล้ว', en: 'Done', cn: '已完成' },
            closed: { th: 'ปิดเรื่อง', en: 'Closed', cn: '已关闭' },
            merged: { th: 'รวมแล้ว', en: 'Merged', cn: '已合并' },
          },
        },
        unitNumber: { th: 'ห้อง/บ้าน', en: 'Unit', cn: '房号' },
        residentName: { th: 'ผู้แจ้ง', en: 'Resident', cn: '住户' },
        assigneeName: { th: 'ผู้รับผิดชอบ', en: 'Assigned to', cn: '负责人' },
        photos: { th: 'จำนวนรูป', en: 'Photos', cn: '照片数' },
        text: { th: 'ข้อความ', en: 'Text', cn: '内容' },
        mergedInto: { th: 'รวมเข้ากับ', en: 'Merged into', cn: '合并至' },
      } satisfies WordsFor<Logged>,
    },
  },
  errors: {
    SUGGESTION_STATE: {
      th: 'เรื่องนี้อยู่ในสถานะที่ทำรายการนี้ไม่ได้ กรุณาโหลดใหม่',
      en: 'This cannot be done with the suggestion in its present state. Load it again',
      cn: '该建议在当前状态下无法执行此操作，请重新加载',
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    suggestions: typeof suggestions;
  }
}
