import texts from '@locales/th/banners.json';
import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  bannerColumns,
  bannerEndpoints,
  type bannerPageEndpoints,
} from '@/contracts/banner/banner';
import { pageKeys, pages } from '@/contracts/banner/pages';
import { linkInWords } from '@/contracts/content/app-screens';
import { banners as feature } from '@/contracts/features/content/banners';
import type { Handlers } from '@/services/kit/calls/mount';
import { refuseBackwards, standingOf } from '@/services/kit/content/period';
import { picturePart } from '@/services/kit/content/picture-part';
import { sharedRows } from '@/services/kit/content/shared-rows';
import { sheetTexts } from '@/services/kit/files/list-file';
import { crud } from '@/services/kit/records/crud';
import { ownRows } from '@/services/kit/records/record-table';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { roomPart } from './room';
import { shapePart } from './shape';
import { bannerTargets, banners as table } from './tables';

const shared = sharedRows(table, bannerTargets);
const standing = standingOf(table);
const pictureOf = (row: object) => [pages[(row as typeof table.$inferSelect).pageKey].picture.name];

export const bannerHandlers = (db: NodePgDatabase) =>
  crud(db, table, bannerEndpoints, {
    entity: 'banner',
    title: table.titleTh,
    shared,
    parts: [shapePart, picturePart('picture', pictureOf), roomPart(shared.targets)],
    cleaned: (sent) => {
      refuseBackwards(sent);
      return sent;
    },
    extra: { standing },
    search: [table.titleTh, table.titleEn, table.titleCn],
    sort: {
      titleTh: inThaiOrder(table.titleTh),
      ...{ from: table.from, to: table.to },
    },
    where: (query, request) =>
      and(
        query.pageKey && eq(table.pageKey, query.pageKey),
        query.standing && eq(standing, query.standing),
        query.own ? ownRows(table, request) : undefined,
      ),
    sheet: {
      ...{ columns: bannerColumns, texts: sheetTexts(texts, feature) },
      cells: { link: ({ link }) => linkInWords(link, 'th') },
    },
  });

export const bannerPageHandlers = (db: NodePgDatabase): Handlers<typeof bannerPageEndpoints> => ({
  pages: async () =>
    pageKeys.map((pageKey) => {
      const { names, picture } = pages[pageKey];
      const { width, height } = picture.crop;
      return { pageKey, nameTh: names.th, nameEn: names.en, nameCn: names.cn, width, height };
    }),

  most: async () => pageKeys.map((pageKey) => ({ pageKey, most: pages[pageKey].most })),

  shown: async (_, request) => {
    const rows = await db
      .select({
        ...{ id: table.id, pageKey: table.pageKey, from: table.from, standing },
        ...{ titleTh: table.titleTh, titleEn: table.titleEn, titleCn: table.titleCn },
      })
      .from(table)
      .where(and(shared.visible(request), eq(table.active, true)))
      .orderBy(table.position, table.id);
    return pageKeys.map((pageKey) => {
      const there = rows.filter((row) => row.pageKey === pageKey);
      const coming = there.filter((row) => row.standing === 'coming');
      coming.sort((one, other) => one.from.localeCompare(other.from));
      const running = there.filter((row) => row.standing === 'running');
      return { pageKey, most: pages[pageKey].most, running, next: coming[0] ?? null };
    });
  },
});
