import type { z } from 'zod';
import { targetWords, titleWords } from '@/contracts/content/content-words';
import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { WordsFor } from '@/contracts/kit/feature/record-words';
import type { Entry, entryDraft } from '@/contracts/master-data/content/home-calendar';

type Logged = z.output<typeof entryDraft> & Pick<Entry, 'except'> & { active: boolean };

export const calendar = {
  key: 'calendar',
  names: { th: 'ปฏิทินกิจกรรม', en: 'Calendar', cn: '活动日历' },
  scope: 'both',
  group: 'content',
  screens: [{ link: '/home-calendar' }],
  rights: { counter: ['view'], finance: ['view'] },
  widgets: { 'calendar-week': { th: 'สัปดาห์นี้', en: 'This week', cn: '本周' } },
  records: {
    'calendar-entry': {
      names: { th: 'กิจกรรมในปฏิทิน', en: 'Calendar entry', cn: '日历活动' },
      fields: {
        ...titleWords,
        descriptionTh: { th: 'รายละเอียด (ไทย)', en: 'Details (Thai)', cn: '说明（泰文）' },
        descriptionEn: { th: 'รายละเอียด (อังกฤษ)', en: 'Details (English)', cn: '说明（英文）' },
        descriptionCn: { th: 'รายละเอียด (จีน)', en: 'Details (Chinese)', cn: '说明（中文）' },
        place: { th: 'สถานที่', en: 'Place', cn: '地点' },
        from: { th: 'วันเริ่ม', en: 'First day', cn: '开始日期' },
        to: { th: 'วันสิ้นสุด', en: 'Last day', cn: '结束日期' },
        startsAt: { th: 'เวลาเริ่ม', en: 'Begins at', cn: '开始时间' },
        endsAt: { th: 'เวลาสิ้นสุด', en: 'Ends at', cn: '结束时间' },
        rhythm: {
          ...{ th: 'จัดซ้ำ', en: 'Repeats', cn: '重复' },
          values: {
            daily: { th: 'ทุกวัน', en: 'Daily', cn: '每天' },
            weekly: { th: 'ทุกสัปดาห์', en: 'Weekly', cn: '每周' },
            monthly: { th: 'ทุกเดือน', en: 'Monthly', cn: '每月' },
            yearly: { th: 'ทุกปี', en: 'Yearly', cn: '每年' },
          },
        },
        every: { th: 'เว้นช่วง', en: 'Every', cn: '间隔' },
        until: { th: 'ซ้ำถึงวันที่', en: 'Repeats until', cn: '重复至' },
        except: { th: 'ยกเว้นวันที่', en: 'Except', cn: '例外日期' },
        active: { th: 'เผยแพร่', en: 'Published', cn: '已发布' },
        ...targetWords,
      } satisfies WordsFor<Logged>,
    },
  },
  fieldErrors: {
    longSpan: {
      th: 'จัดต่อเนื่องได้ไม่เกิน {{days}} วัน',
      en: 'It can last {{days}} days at most',
      cn: '最多持续 {{days}} 天',
    },
    timeEndsFirst: {
      th: 'เวลาสิ้นสุดต้องหลังเวลาเริ่ม',
      en: 'It has to end after it begins',
      cn: '结束时间必须晚于开始时间',
    },
    notOfSeries: {
      th: 'กิจกรรมนี้ไม่มีในวันที่เลือก กรุณาโหลดใหม่',
      en: 'It is not on that day. Please reload.',
      cn: '该日没有此活动，请重新加载',
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    calendar: typeof calendar;
  }
}
