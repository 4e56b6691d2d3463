import type { Names } from '@/contracts/kit/feature/names';
import { onePicture, type UploadRule } from '@/contracts/upload/upload-types';

interface Page {
  names: Names;
  /** Of banners that are shown on one day. */
  most: number;
  /** What its banners' pictures are uploaded as: the crop is their shape. */
  picture: UploadRule;
}

const ofBanners = {
  ...onePicture,
  needs: ['banners:create', 'banners:edit'],
  read: 'anyone',
} as const;
const home = { name: 'banner/home', ...ofBanners, crop: { width: 1200, height: 450 } } as const;
const news = { name: 'banner/news', ...ofBanners, crop: { width: 1200, height: 300 } } as const;
const privilege = {
  name: 'banner/privilege',
  ...ofBanners,
  crop: { width: 1200, height: 600 },
} as const;
const popup = { name: 'banner/popup', ...ofBanners, crop: { width: 900, height: 1200 } } as const;

export const bannerPictures = [home, news, privilege, popup] as const;

/** The pages of the residents' app that show banners. */
export const pages = {
  home: { names: { th: 'หน้าแรก', en: 'Home', cn: '首页' }, most: 5, picture: home },
  news: { names: { th: 'หน้าข่าว', en: 'News', cn: '消息页' }, most: 3, picture: news },
  privilege: {
    ...{ names: { th: 'หน้าสิทธิพิเศษ', en: 'Privileges', cn: '优惠页' }, most: 3 },
    picture: privilege,
  },
  popup: {
    ...{ names: { th: 'ป๊อปอัปเมื่อเปิดแอป', en: 'Pop-up at the start', cn: '启动弹窗' }, most: 1 },
    picture: popup,
  },
} as const satisfies Record<string, Page>;
export type PageKey = keyof typeof pages;
export const pageKeys = Object.keys(pages) as [PageKey, ...PageKey[]];
