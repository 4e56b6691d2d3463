import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';

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
  errors: {
    BUILTIN_ROLE: {
      th: 'บทบาทที่มากับระบบลบหรือแก้ไขแบบนี้ไม่ได้',
      en: 'A role that comes with the product cannot be deleted or changed in this way',
      cn: '系统内置角色不能删除或这样修改',
    },
    ROLE_IN_USE: {
      th: 'มี {{count}} คนใช้บทบาทนี้อยู่ กรุณาเปลี่ยนบทบาทของทุกคนก่อนลบ',
      en: '{{count}} people hold this role; give each of them another one first',
      cn: '有 {{count}} 人正在使用此角色，请先更换他们的角色',
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    roles: typeof roles;
  }
}
