import type { FeatureDeclaration } from '@/contracts/kit/feature';

export const notifications = {
  key: 'notifications',
  names: { th: 'การแจ้งเตือน', en: 'Notifications', cn: '通知' },
  scope: 'property',
  group: 'property',
  screens: [{ link: '/admin/property' }],
  rights: { counter: ['view'], finance: ['view'] },
} as const satisfies FeatureDeclaration;
