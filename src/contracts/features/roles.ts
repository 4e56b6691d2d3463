import type { FeatureDeclaration } from '@/contracts/kit/feature';

export const roles = {
  key: 'roles',
  names: { th: 'บทบาทและสิทธิ์', en: 'Roles', cn: '角色与权限' },
  scope: 'platform',
  group: 'admin-system',
  screens: [{ link: '/admin/roles' }],
  rights: {},
  records: {
    role: {
      names: { th: 'บทบาท', en: 'Role', cn: '角色' },
      fields: {
        name: { th: 'ชื่อบทบาท', en: 'Role', cn: '角色名称' },
        // What each is called follows from the list of features: see `recordWords`.
        permissions: { th: 'สิทธิ์', en: 'Rights', cn: '权限' },
      },
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/declared' {
  interface Declared {
    roles: typeof roles;
  }
}
