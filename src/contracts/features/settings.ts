import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';

/** One's own account. */
export const settings = {
  key: 'settings',
  names: { th: 'ตั้งค่าบัญชีผู้ใช้', en: 'Account settings', cn: '账户设置' },
  scope: 'both',
  group: 'account',
  screens: [{ link: '/settings' }],
  rights: 'everyone',
} as const satisfies FeatureDeclaration;
