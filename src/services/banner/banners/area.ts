import { bannerEndpoints, bannerPageEndpoints } from '@/contracts/banner/banner';
import { pages } from '@/contracts/banner/pages';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { demoContent, type MadeContent } from '@/services/kit/content/demo-content';
import { bannerHandlers, bannerPageHandlers } from './handlers';
import { banners, bannerTargets } from './tables';

const ofProperty: MadeContent<typeof banners>[] = [
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

const ofPlatform: MadeContent<typeof banners> = {
  ...{ pageKey: 'privilege', days: [-5, 90], link: '/facility' },
  titleTh: 'สิทธิพิเศษใหม่ทุกเดือน สำหรับลูกบ้านทุกโครงการ',
  ...{ titleEn: 'New offers every month', titleCn: '每月新优惠' },
};

export const bannersArea: Area = {
  mount: (app, db) => {
    mount(app, bannerEndpoints, bannerHandlers(db));
    mount(app, bannerPageEndpoints, bannerPageHandlers(db));
  },
  ...demoContent(banners, bannerTargets, {
    ...{ ofProperty, ofPlatform: [ofPlatform] },
    picture: ({ pageKey = 'home' }) => pages[pageKey].picture.name,
  }),
};
