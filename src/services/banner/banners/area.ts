import { bannerEndpoints, bannerPageEndpoints } from '@/contracts/banner/banner';
import { pages } from '@/contracts/banner/pages';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { daysFrom } from '@/services/kit/content/period';
import { demoRows, demoTargets } from '@/services/kit/records/demo-rows';
import { bannerHandlers, bannerPageHandlers } from './handlers';
import { banners, bannerTargets } from './tables';

type Made = Pick<
  typeof banners.$inferInsert,
  'pageKey' | 'link' | 'titleTh' | 'titleEn' | 'titleCn'
>;

const made: (Made & { days: readonly [first: number, last: number] })[] = [
  {
    ...{ pageKey: 'home', days: [-10, 20], link: '/invoices' },
    titleTh: 'จ่ายค่าส่วนกลางผ่านแอปได้แล้ว',
    ...{ titleEn: 'Pay common fees in the app', titleCn: '可在应用内缴纳公共费' },
  },
  {
    ...{ pageKey: 'home', days: [-3, 60], link: '/parcels', titleTh: 'พัสดุมาถึง รู้ทันทีในแอป' },
    ...{ titleEn: 'Know at once when a parcel is here', titleCn: '包裹到达即时知晓' },
  },
  {
    ...{ pageKey: 'home', days: [7, 37], link: '/facility' },
    ...{ titleTh: 'สระว่ายน้ำเปิดถึงสี่ทุ่ม', titleEn: 'The pool is open until ten' },
  },
  {
    ...{ pageKey: 'popup', days: [-1, 6], link: '/votes' },
    titleTh: 'ประชุมใหญ่สามัญประจำปี ลงมติได้ที่นี่',
  },
];

export const bannersArea: Area = {
  mount: (app, db) => {
    mount(app, bannerEndpoints, bannerHandlers(db));
    mount(app, bannerPageEndpoints, bannerPageHandlers(db));
  },
  pictures: made.map(({ pageKey }) => pages[pageKey].picture.name),
  demo: async (db, place) => {
    const rows = [];
    for (const { days, ...row } of made) {
      const picture = await place.picture(pages[row.pageKey].picture.name);
      rows.push({ ...row, ...daysFrom(place.now, days), picture });
    }
    await db.insert(banners).values(demoRows(place, rows));
  },
  platformPictures: ['banner/privilege'],
  demoPlatform: async (db, platform) => {
    const row = {
      ...({
        pageKey: 'privilege',
        link: '/facility',
        ...daysFrom(platform.now, [-5, 90]),
      } as const),
      titleTh: 'สิทธิพิเศษใหม่ทุกเดือน สำหรับลูกบ้านทุกโครงการ',
      ...{ titleEn: 'New offers every month', titleCn: '每月新优惠' },
      picture: await platform.picture('banner/privilege'),
    };
    const made = await db
      .insert(banners)
      .values(demoRows(platform, [row]))
      .returning();
    const ids = made.map(({ id }) => id);
    await db.insert(bannerTargets).values(demoTargets(ids, platform.propertyIds));
  },
};
