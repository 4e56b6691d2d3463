import type { FeatureDeclaration } from '@/contracts/kit/feature';

export const staff = {
  key: 'staff',
  names: { th: 'บัญชีเจ้าหน้าที่', en: 'Staff accounts', cn: '员工账号' },
  scope: 'platform',
  group: 'admin-system',
  screens: [{ link: '/admin/staff' }],
  rights: {},
} as const satisfies FeatureDeclaration;
