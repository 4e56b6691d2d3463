import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { WordsFor } from '@/contracts/kit/feature/record-words';
import type { ReportEmail } from '@/contracts/master-data/report-email';

/** As the log calls kinds of before. */
type FormerKind = 'parcels-waiting' | 'parcels-received';
type Further = 'workdays' | 'language' | 'personal' | 'personalReason' | 'unsubscribedAt';

export const reportEmails = {
  key: 'report-emails',
  names: { th: 'อีเมลรับรายงาน', en: 'Report e-mails', cn: '报告邮箱' },
  scope: 'both',
  group: 'property',
  screens: [{ link: '/report-emails' }],
  rights: { finance: ['view', 'create', 'edit', 'export'] },
  records: {
    'report-email': {
      names: { th: 'ผู้รับรายงาน', en: 'Report e-mail', cn: '报告邮箱' },
      actions: {
        unsubscribe: { th: 'เลิกรับเอง', en: 'Unsubscribed', cn: '自行退订' },
        resend: { th: 'ส่งอีกครั้ง', en: 'Sent again', cn: '重新发送' },
      },
      fields: {
        name: { th: 'ชื่อผู้รับ', en: 'Receiver', cn: '收件人' },
        email: { th: 'อีเมล', en: 'E-mail', cn: '电子邮箱' },
        report: {
          ...{ th: 'รายงาน', en: 'Report', cn: '报告' },
          values: {
            parcels: { th: 'พัสดุ', en: 'Parcels', cn: '包裹' },
            suggestions: { th: 'เรื่องแจ้ง', en: 'Suggestions', cn: '建议与反馈' },
            'new-members': { th: 'สมาชิกใหม่', en: 'New members', cn: '新成员' },
            money: { th: 'การเงิน', en: 'Money', cn: '财务' },
            orders: { th: 'คำสั่งซื้อบริการ', en: 'Orders', cn: '服务订单' },
            news: { th: 'ข่าวสาร', en: 'News', cn: '消息' },
            votes: { th: 'การลงมติ', en: 'Votes', cn: '业主表决' },
            committee: { th: 'คณะกรรมการ', en: 'Committee', cn: '委员会' },
            'parcels-waiting': { th: 'พัสดุรอรับ', en: 'Parcels waiting', cn: '待领包裹' },
            'parcels-received': { th: 'พัสดุรับเข้า', en: 'Parcels received', cn: '已接收包裹' },
            platform: { th: 'ภาพรวมทุกโครงการ', en: 'All properties', cn: '全部项目概览' },
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
        weekday: {
          ...{ th: 'วันที่ส่งในสัปดาห์', en: 'Day of the week', cn: '星期' },
          values: {
            mon: { th: 'วันจันทร์', en: 'Monday', cn: '星期一' },
            tue: { th: 'วันอังคาร', en: 'Tuesday', cn: '星期二' },
            wed: { th: 'วันพุธ', en: 'Wednesday', cn: '星期三' },
            thu: { th: 'วันพฤหัสบดี', en: 'Thursday', cn: '星期四' },
            fri: { th: 'วันศุกร์', en: 'Friday', cn: '星期五' },
            sat: { th: 'วันเสาร์', en: 'Saturday', cn: '星期六' },
            sun: { th: 'วันอาทิตย์', en: 'Sunday', cn: '星期日' },
          },
        },
        monthDay: { th: 'วันที่ส่งในเดือน', en: 'Day of the month', cn: '日期' },
        hour: { th: 'เวลาส่ง (นาฬิกา)', en: 'Hour', cn: '发送时间（点）' },
        workdays: { th: 'ส่งเฉพาะวันทำการ', en: 'On working days only', cn: '仅工作日发送' },
        language: {
          ...{ th: 'ภาษาในอีเมล', en: 'Language of the e-mail', cn: '邮件语言' },
          values: {
            th: { th: 'ไทย', en: 'Thai', cn: '泰文' },
            en: { th: 'อังกฤษ', en: 'English', cn: '英文' },
            cn: { th: 'จีน', en: 'Chinese', cn: '中文' },
          },
        },
        personal: {
          ...{ th: 'แสดงข้อมูลส่วนบุคคล', en: 'With personal data', cn: '包含个人信息' },
        },
        personalReason: {
          ...{ th: 'เหตุผลที่ต้องใช้ข้อมูลส่วนบุคคล', en: 'Why personal data is needed' },
          cn: '需要个人信息的原因',
        },
        span: { th: 'ช่วงเวลา', en: 'Days', cn: '日期范围' },
        unsubscribedAt: { th: 'เลิกรับเมื่อ', en: 'Unsubscribed', cn: '退订时间' },
      } satisfies WordsFor<
        Pick<
          ReportEmail,
          'name' | 'email' | 'frequency' | 'weekday' | 'monthDay' | 'hour' | Further
        > & { report: ReportEmail['report'] | FormerKind; span: string }
      >,
    },
  },
  errors: {
    REPORT_STATE: {
      th: 'ส่งรายงานนี้ซ้ำไม่ได้ในสถานะปัจจุบัน',
      en: 'This report cannot be sent again in its present state',
      cn: '当前状态下无法重新发送此报告',
    },
    REPORT_NOT_SENT: {
      th: 'ส่งอีเมลทดสอบไม่ได้ เซิร์ฟเวอร์อีเมลไม่ตอบหรือไม่รับ กรุณาลองอีกครั้งภายหลัง',
      en: 'The test could not be sent: the mail server did not take it. Try again later',
      cn: '测试邮件发送失败：邮件服务器没有接收，请稍后再试',
    },
  },
  fieldErrors: {
    reportRight: {
      th: 'คุณไม่มีสิทธิ์ดูข้อมูลของรายงานนี้',
      en: 'You may not see what this report tells',
      cn: '您无权查看此报告的内容',
    },
    reportPlace: {
      th: 'รายงานนี้เพิ่มผู้รับจากที่นี่ไม่ได้',
      en: 'This report has no receivers here',
      cn: '此处不能添加此报告的收件人',
    },
    reportOften: {
      th: 'รายงานนี้ส่งตามความถี่นี้ไม่ได้',
      en: 'This report is not sent so often',
      cn: '此报告不支持该频率',
    },
    personalRight: {
      th: 'ต้องมีสิทธิ์ดูข้อมูลผู้พักอาศัย',
      en: 'Needs the right to see residents',
      cn: '需要查看住户的权限',
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    'report-emails': typeof reportEmails;
  }
}
