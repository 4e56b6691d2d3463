import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';

export const users = {
  key: 'users',
  names: { th: 'ผู้ใช้แอปลูกบ้าน', en: 'App users', cn: '住户应用用户' },
  scope: 'property',
  group: 'residents',
  screens: [{ link: '/users' }],
  rights: { counter: ['view', 'create', 'edit'], finance: ['view', 'export'] },
  records: {
    'app-user': {
      names: { th: 'ผู้ใช้แอปลูกบ้าน', en: 'App user', cn: '住户应用用户' },
      actions: {
        invite: { th: 'เชิญใช้แอป', en: 'Invited', cn: '邀请' },
        suspend: { th: 'ระงับการใช้งาน', en: 'Suspended', cn: '暂停', meaning: 'failed' },
        resume: { th: 'เปิดให้ใช้อีกครั้ง', en: 'Reactivated', cn: '恢复', meaning: 'done' },
      },
      fields: {},
    },
  },
  errors: {
    APP_USER_SUSPENDED: {
      th: '{{name}} ถูกระงับการใช้แอปอยู่ กรุณาเปิดให้ใช้อีกครั้งก่อนเชิญ',
      en: '{{name}} is suspended from the app. Let them in again before inviting.',
      cn: '{{name}} 已被暂停使用应用，请先恢复使用再邀请',
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    users: typeof users;
  }
}
