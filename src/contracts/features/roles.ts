import type { FeatureDeclaration } from '@/contracts/kit/feature';

export const roles = {
  key: 'roles',
  names: { th: 'บทบาทและสิทธิ์', en: 'Roles', cn: '角色与权限' },
  scope: 'platform',
  group: 'admin-system',
  screens: [{ link: '/admin/roles' }],
  rights: {},
} as const satisfies FeatureDeclaration;
