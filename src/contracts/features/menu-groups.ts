import type { Names } from '@/contracts/kit/feature/names';

/** Drawn by the portal; a name that is not here is drawn as a plain sheet. */
export type MenuIcon =
  | 'home'
  | 'parcel'
  | 'news'
  | 'residents'
  | 'services'
  | 'finance'
  | 'property'
  | 'admin-system'
  | 'microsites';

export interface Group {
  icon: MenuIcon;
  /** A group without a name has no heading: its screens stand by themselves, under its icon. */
  names?: Names;
}

/** The groups of the menu, in their order; a group's screens come in the order of the list of features. */
export const menuGroups = {
  home: { icon: 'home' },
  parcels: { icon: 'parcel', names: { th: 'พัสดุ', en: 'Parcels', cn: '包裹' } },
  content: {
    icon: 'news',
    names: { th: 'ข่าวและเนื้อหา', en: 'News and content', cn: '消息与内容' },
  },
  residents: { icon: 'residents', names: { th: 'ลูกบ้าน', en: 'Residents', cn: '住户' } },
  services: { icon: 'services', names: { th: 'งานบริการ', en: 'Services', cn: '服务' } },
  finance: { icon: 'finance', names: { th: 'การเงิน', en: 'Finance', cn: '财务' } },
  property: { icon: 'property', names: { th: 'นิติบุคคล', en: 'Juristic person', cn: '业主法人' } },
  'admin-system': {
    icon: 'admin-system',
    names: { th: 'ผู้ดูแลระบบ', en: 'Admin system', cn: '系统管理' },
  },
} as const satisfies Record<string, Group>;
export type MenuGroup = keyof typeof menuGroups;
