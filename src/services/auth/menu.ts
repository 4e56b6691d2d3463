import {
  type MicrositeName,
  type Microsites,
  micrositeKey,
  micrositeNames,
} from '@/contracts/auth/microsites';
import type { MenuEntry } from '@/contracts/auth/session';
import type { Permission } from '@/contracts/kit/permissions';
import type { Caller } from '@/services/kit/caller';

interface Screen {
  key: string;
  icon?: string;
  th: string;
  en: string;
  link: string;
  needs?: Permission;
  /** Works at the main admin too, where there is no property. */
  anywhere?: true;
  /** Works at the main admin alone. */
  platform?: true;
  screens?: readonly Screen[];
}

const menu: readonly Screen[] = [
  { key: 'home', icon: 'home', th: 'หน้าแรก', en: 'Home', link: '/', anywhere: true },
  {
    key: 'parcels',
    icon: 'parcel',
    th: 'พัสดุ',
    en: 'Parcels',
    link: '/parcels',
    screens: [
      {
        key: 'parcels-list',
        th: 'รายการพัสดุ',
        en: 'All parcels',
        link: '/parcels',
        needs: 'parcels:view',
      },
      {
        key: 'parcels-receive',
        th: 'รับพัสดุเข้า',
        en: 'Receive',
        link: '/parcels/receive',
        needs: 'parcels:create',
      },
      {
        key: 'parcels-handover',
        th: 'ส่งมอบพัสดุ',
        en: 'Hand over',
        link: '/parcels/handover',
        needs: 'parcels:approve',
      },
      {
        key: 'parcels-shelf',
        th: 'ชั้นวางพัสดุ',
        en: 'Shelves',
        link: '/parcels/shelf',
        needs: 'parcels:edit',
      },
      {
        key: 'parcels-problems',
        th: 'คืนและมีปัญหา',
        en: 'Returns and problems',
        link: '/parcels/problems',
        needs: 'parcels:view',
      },
      {
        key: 'parcels-reports',
        th: 'รายงานพัสดุ',
        en: 'Parcel reports',
        link: '/parcels/reports',
        needs: 'parcels:view',
      },
    ],
  },
  {
    key: 'news',
    icon: 'news',
    th: 'ข่าวสาร',
    en: 'News',
    link: '/news',
    anywhere: true,
    screens: [
      {
        key: 'news-list',
        th: 'ข่าวทั้งหมด',
        en: 'All news',
        link: '/news',
        needs: 'news:view',
        anywhere: true,
      },
      {
        key: 'news-create',
        th: 'เขียนข่าว',
        en: 'Write news',
        link: '/news/create',
        needs: 'news:create',
        anywhere: true,
      },
      {
        key: 'news-templates',
        th: 'แม่แบบข่าว',
        en: 'News templates',
        link: '/news-template',
        needs: 'news-templates:view',
        anywhere: true,
      },
    ],
  },
  {
    key: 'report-emails',
    icon: 'report-email',
    th: 'อีเมลรับรายงาน',
    en: 'Report e-mails',
    link: '/report-emails',
    needs: 'report-emails:view',
  },
  {
    key: 'notifications',
    icon: 'bell',
    th: 'การแจ้งเตือน',
    en: 'Notifications',
    link: '/admin/property',
    needs: 'notifications:view',
  },
  {
    key: 'property',
    icon: 'property',
    th: 'นิติบุคคล',
    en: 'Juristic person',
    link: '/admin/property/about',
    screens: [
      {
        key: 'property-about',
        th: 'เกี่ยวกับนิติบุคคล',
        en: 'About the juristic person',
        link: '/admin/property/about',
        needs: 'property-settings:view',
      },
      {
        key: 'property-setting',
        th: 'ตั้งค่าโครงการ',
        en: 'Property settings',
        link: '/property-setting',
        needs: 'property-settings:edit',
      },
      {
        key: 'holidays',
        th: 'วันหยุด',
        en: 'Holidays',
        link: '/holidays',
        needs: 'holidays:view',
      },
    ],
  },
  {
    key: 'admin-system',
    icon: 'admin-system',
    th: 'ผู้ดูแลระบบ',
    en: 'Admin system',
    link: '/admin/audit',
    anywhere: true,
    screens: [
      {
        key: 'admin-staff',
        th: 'บัญชีเจ้าหน้าที่',
        en: 'Staff accounts',
        link: '/admin/staff',
        needs: 'staff:view',
        platform: true,
      },
      {
        key: 'admin-roles',
        th: 'บทบาทและสิทธิ์',
        en: 'Roles',
        link: '/admin/roles',
        needs: 'roles:view',
        platform: true,
      },
      {
        key: 'admin-audit',
        th: 'บันทึกการใช้งาน',
        en: 'Audit log',
        link: '/admin/audit',
        needs: 'audit:view',
        anywhere: true,
      },
    ],
  },
];

const micrositeLabels: Record<MicrositeName, { th: string; en: string }> = {
  facility: { th: 'จองพื้นที่ส่วนกลาง', en: 'Facility' },
  'parcel-platform': { th: 'แพลตฟอร์มพัสดุ', en: 'Parcel platform' },
  cussat: { th: 'ความพึงพอใจลูกค้า', en: 'Cussat' },
  'smart-home': { th: 'สมาร์ทโฮม', en: 'Smart home' },
  access: { th: 'ระบบเข้าออก', en: 'Access' },
  katsan: { th: 'คัดสรร', en: 'Katsan' },
  kms: { th: 'KMS', en: 'KMS' },
};

function micrositeGroup(microsites: Microsites): MenuEntry[] {
  const submenu = micrositeNames.flatMap((name): MenuEntry[] => {
    const link = microsites[name];
    if (!link) return [];
    const { th, en } = micrositeLabels[name];
    const labels = { labelTH: th, labelENG: en, labelkey: micrositeKey(name) };
    return [{ link, icon: '', ...labels, isnew: true, submenu: [] }];
  });
  if (submenu.length === 0) return [];
  const labels = { labelTH: 'ไมโครไซต์', labelENG: 'Microsites', labelkey: 'microsites' };
  return [{ link: '', icon: 'microsites', ...labels, isnew: true, submenu }];
}

/** The screens that the caller may open where they are, and inside a property its microsites. */
export const menuOf = (caller: Caller, microsites: Microsites): MenuEntry[] => [
  ...screensOf(caller, menu),
  ...(caller.propertyId ? micrositeGroup(microsites) : []),
];

/** A group without a screen is left out. */
function screensOf(caller: Caller, screens: readonly Screen[]): MenuEntry[] {
  return screens.flatMap((screen) => {
    if (screen.needs && !caller.permissions.has(screen.needs)) return [];
    if (screen.platform && caller.propertyId) return [];
    if (!screen.anywhere && !screen.platform && !caller.propertyId) return [];
    const submenu = screen.screens ? screensOf(caller, screen.screens) : [];
    if (screen.screens && submenu.length === 0) return [];
    return {
      link: screen.link,
      icon: screen.icon ?? '',
      labelTH: screen.th,
      labelENG: screen.en,
      labelkey: screen.key,
      // The portal opens these links as they are; the others' screens are elsewhere.
      isnew: true,
      submenu,
    };
  });
}
