import type { Names } from '@/contracts/kit/names';

interface Page {
  names: Names;
  /** Of banners that are shown on one day. */
  most: number;
  /** The type of its banners' pictures, whose crop is their shape. */
  picture: `banner/${string}`;
}

/** The pages of the residents' app that show banners. */
export const pages = {
  home: { names: { th: 'หน้าแรก', en: 'Home', cn: '首页' }, most: 5, picture: 'banner/home' },
  news: { names: { th: 'หน้าข่าว', en: 'News', cn: '消息页' }, most: 3, picture: 'banner/news' },
  privilege: {
    ...{ names: { th: 'หน้าสิทธิพิเศษ', en: 'Privileges', cn: '优惠页' }, most: 3 },
    picture: 'banner/privilege',
  },
  popup: {
    ...{ names: { th: 'ป๊อปอัปเมื่อเปิดแอป', en: 'Pop-up at the start', cn: '启动弹窗' }, most: 1 },
    picture: 'banner/popup',
  },
} as const satisfies Record<string, Page>;
export type PageKey = keyof typeof pages;
export const pageKeys = Object.keys(pages) as [PageKey, ...PageKey[]];
