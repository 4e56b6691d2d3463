import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { WordsFor } from '@/contracts/kit/feature/record-words';
import type { Notification } from '@/contracts/master-data/notification';

export const notifications = {
  key: 'notifications',
  names: { th: 'การแจ้งเตือน', en: 'Notifications', cn: '通知' },
  scope: 'property',
  group: 'property',
  screens: [
    {
      key: 'own-property',
      names: { th: 'ข้อมูลโครงการ', en: 'The property', cn: '项目资料' },
      link: '/admin/property',
    },
  ],
  always: true,
  rights: { counter: ['view'], finance: ['view'] },
  records: {
    notification: {
      names: { th: 'การแจ้งเตือน', en: 'Notification', cn: '通知' },
      fields: {
        title: { th: 'หัวข้อ', en: 'Title', cn: '标题' },
        text: { th: 'ข้อความ', en: 'Message', cn: '内容' },
        url: { th: 'หน้าที่เปิด', en: 'Page to open', cn: '打开的页面' },
        popup: {
          ...{ th: 'เปิดหน้าที่ระบุเมื่อกด', en: 'Opens that page when clicked' },
          cn: '点击时打开该页面',
        },
      } satisfies WordsFor<Pick<Notification, 'title' | 'text' | 'url' | 'popup'>>,
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    notifications: typeof notifications;
  }
}
