import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { WordsFor } from '@/contracts/kit/feature/record-words';
import type { ReportEmail } from '@/contracts/master-data/report-email';

export const reportEmails = {
  key: 'report-emails',
  names: { th: 'อีเมลรับรายงาน', en: 'Report e-mails', cn: '报告邮箱' },
  scope: 'property',
  group: 'property',
  screens: [{ link: '/report-emails' }],
  rights: { finance: ['view', 'create', 'edit', 'export'] },
  records: {
    'report-email': {
      names: { th: 'ผู้รับรายงาน', en: 'Report e-mail', cn: '报告邮箱' },
      fields: {
        name: { th: 'ชื่อผู้รับ', en: 'Receiver', cn: '收件人' },
        email: { th: 'อีเมล', en: 'E-mail', cn: '电子邮箱' },
        report: {
          ...{ th: 'รายงาน', en: 'Report', cn: '报告' },
          values: {
            'parcels-waiting': { th: 'พัสดุรอรับ', en: 'Parcels waiting', cn: '待领包裹' },
            'parcels-received': { th: 'พัสดุรับเข้า', en: 'Parcels received', cn: '已接收包裹' },
          },
        },
        frequency: {
          ...{ th: 'ความถี่', en: 'How often', cn: '频率' },
          values: {
            daily: { th: 'ทุกวัน', en: 'Daily', cn: '每天' },
            weekly: { th: 'ทุกสัปดาห์', en: 'Weekly', cn: '每周' },
            monthly: { th: 'ทุกเดือน', en: 'Monthly', cn: '每月' },
          },
        },
      } satisfies WordsFor<Pick<ReportEmail, 'name' | 'email' | 'report' | 'frequency'>>,
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    'report-emails': typeof reportEmails;
  }
}
