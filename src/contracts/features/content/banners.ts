import type { z } from 'zod';
import type { bannerDraft } from '@/contracts/banner/banner';
import { bannerPictures, type PageKey, pages } from '@/contracts/banner/pages';
import {
  periodWords,
  pictureWords,
  targetWords,
  titleWords,
} from '@/contracts/content/content-words';
import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { Names } from '@/contracts/kit/feature/names';
import type { WordsFor } from '@/contracts/kit/feature/record-words';

const pageNames = Object.fromEntries(
  Object.entries(pages).map(([key, { names }]) => [key, names]),
) as Record<PageKey, Names>;

export const banners = {
  key: 'banners',
  names: { th: 'แบนเนอร์', en: 'Banners', cn: '横幅' },
  scope: 'both',
  group: 'content',
  screens: [{ link: '/banner' }],
  rights: { counter: ['view'], finance: ['view'] },
  uploads: bannerPictures,
  records: {
    banner: {
      names: { th: 'แบนเนอร์', en: 'Banner', cn: '横幅' },
      fields: {
        pageKey: {
          ...{ th: 'หน้าในแอป', en: 'Page of the app', cn: '应用页面' },
          values: pageNames,
        },
        ...titleWords,
        picture: pictureWords,
        link: { th: 'ลิงก์', en: 'Link', cn: '链接' },
        ...periodWords,
        ...targetWords,
      } satisfies WordsFor<z.output<typeof bannerDraft>>,
    },
  },
  fieldErrors: {
    pageFull: {
      th: 'หน้านี้แสดงครบ {{most}} แบนเนอร์แล้วในวันที่ {{day}} ({{property}}) เลือกช่วงวันอื่น หรือปิดแบนเนอร์เดิมก่อน',
      en: 'This page shows {{most}} banners already on {{day}} ({{propertyEn}}). Choose other days, or switch one of them off first',
      cn: '该页面在 {{day}} 已显示 {{most}} 个横幅（{{propertyEn}}）。请选择其他日期，或先停用其中一个',
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    banners: typeof banners;
  }
}
