import type { Names } from '@/contracts/kit/feature/names';

/** Choices whose words every screen and every other app shares, by their group. */
export const masterGroups = {
  'property-dimension': {
    condo: { th: 'อาคารชุด', en: 'Condominium', cn: '公寓' },
    village: { th: 'หมู่บ้าน', en: 'Village', cn: '小区' },
  },
  'unit-kind': {
    residence: { th: 'ห้องชุดพักอาศัย', en: 'Residence', cn: '住宅单元' },
    house: { th: 'บ้าน', en: 'House', cn: '房屋' },
    shop: { th: 'ร้านค้า', en: 'Shop', cn: '商铺' },
  },
  'resident-relation': {
    owner: { th: 'เจ้าของ', en: 'Owner', cn: '业主' },
    tenant: { th: 'ผู้เช่า', en: 'Tenant', cn: '租户' },
    resident: { th: 'ผู้พักอาศัย', en: 'Resident', cn: '住户' },
  },
} as const satisfies Record<string, Record<string, Names>>;
export type MasterGroup = keyof typeof masterGroups;
