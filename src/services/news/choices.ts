import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { MenuFeature } from '@/contracts/news/choices';
import type { newsChoiceEndpoints } from '@/contracts/news/endpoints';
import { featureLinks } from '@/contracts/news/news';
import type { Handlers } from '@/services/kit/mount';
import { writableProperties } from './targets';

const names: Record<MenuFeature['id'], Omit<MenuFeature, 'id'>> = {
  parcels: { nameTh: 'พัสดุ', nameEn: 'Parcels', nameCn: '包裹' },
  invoices: { nameTh: 'ใบแจ้งหนี้', nameEn: 'Invoices', nameCn: '账单' },
  facility: { nameTh: 'จองพื้นที่ส่วนกลาง', nameEn: 'Facility booking', nameCn: '公共设施预订' },
  repair: { nameTh: 'แจ้งซ่อม', nameEn: 'Repairs', nameCn: '报修' },
  suggestions: { nameTh: 'ข้อเสนอแนะ', nameEn: 'Suggestions', nameCn: '意见建议' },
  votes: { nameTh: 'ลงมติ', nameEn: 'Votes', nameCn: '投票' },
  bulletin: { nameTh: 'กระดานข่าว', nameEn: 'Bulletin', nameCn: '公告栏' },
  'home-calendar': { nameTh: 'ปฏิทินกิจกรรม', nameEn: 'Home calendar', nameCn: '活动日历' },
};
const menuFeatures = featureLinks.map((id) => ({ id, ...names[id] }));

/** What a form of news offers: parts of the residents' app, and properties to write for. */
export const newsChoices = (db: NodePgDatabase): Handlers<typeof newsChoiceEndpoints> => ({
  menuFeatures: async () => menuFeatures,
  featureLinks: async () => menuFeatures.map((one) => ({ ...one, link: `/${one.id}` })),
  properties: (_, request) => writableProperties(db, request),
  announceTo: async ({ query: { menuId, dimension } }, request) => {
    if (menuId && !menuFeatures.some(({ id }) => id === menuId)) return [];
    const all = await writableProperties(db, request);
    return all.filter((property) => !dimension || property.dimension === dimension);
  },
});
