import { isNotNull } from 'drizzle-orm';
import type { Wording } from '@/contracts/kit/text/languages';
import { accounts } from '@/services/auth/tables';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import {
  newsAnnouncements,
  newsAttachments,
  newsReads,
  newsTargets,
  newsTemplates,
  news as table,
} from '@/services/news/tables';
import type { SeededStaff } from '@/services/seed/accounts';
import { daysBefore, iso, startOfBangkokDay } from '@/services/seed/days';
import type { SeededProperty } from '@/services/seed/property/properties';
import type { Random } from '@/services/seed/random';
import { type Covers, seedCovers } from './covers';
import { type Day, type PlannedNews, plannedNews, platformNews, templates } from './news-texts';

const minutesOfDay = { written: 9 * 60, published: 10 * 60, read: 11 * 60 };

const writer = (locale: string) => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Bangkok' });
  return (at: number) => format.format(at);
};
const inThai = writer('th-TH');
const inEnglish = writer('en-GB');
const inChinese = writer('zh-CN');

const noWords: Wording = {
  ...{ titleTh: '', titleEn: '', titleCn: '' },
  ...{ descriptionTh: '', descriptionEn: '', descriptionCn: '' },
};

interface Writer {
  random: Random;
  /** Start of the day in Bangkok, milliseconds since 1970. */
  today: number;
  propertyId: string | null;
  by: SeededStaff;
}

function rowOf({ random, today, propertyId, by }: Writer, planned: PlannedNews) {
  const { type = 'ordinary', state, review, reviewNote = '', age } = planned;
  // Today's was written in the night, so that none is of the future.
  const written = age === 0 ? today : daysBefore(today, age, minutesOfDay.written);
  const isOut = state === 'published' || state === 'unpublished';
  const isReviewed = review !== 'pending';
  return {
    ...{ id: random.id(written), propertyId, version: 1, type, ...noWords, ...planned.wording },
    ...{ featureLink: planned.featureLink ?? ('' as const), publishState: state, review },
    ...{ reviewNote, reviewedBy: isReviewed ? 'กฤษณะ วรรณประเสริฐ' : '' },
    reviewedAt: isReviewed ? iso(written) : null,
    ...{ createdById: by.id, createdBy: by.fullname, createdAt: iso(written), writtenById: by.id },
    ...{ updatedAt: iso(written), updatedBy: by.fullname },
    // Nine o'clock, the day after tomorrow.
    publishAt: state === 'scheduled' ? iso(daysBefore(today, -2, minutesOfDay.written)) : null,
    publishedAt: isOut ? iso(daysBefore(today, age, minutesOfDay.published)) : null,
    announceAt: null,
  };
}

/** What was published has been told, and read by some. */
async function seedEcho(
  db: Db,
  { random, today }: Pick<Writer, 'random' | 'today'>,
  row: ReturnType<typeof rowOf>,
  readers: ReadonlyMap<string, readonly SeededStaff[]>,
): Promise<void> {
  if (!row.publishedAt) return;
  for (const [propertyId, staff] of readers) {
    const told = { newsId: row.id, propertyId, at: row.publishedAt };
    await db.insert(newsAnnouncements).values(told);
    const days = Math.ceil((today - Date.parse(row.publishedAt)) / 86_400_000);
    const reads = staff
      .filter(() => random.chance(0.6))
      .map(({ id: accountId, fullname }) => ({
        ...{ newsId: row.id, propertyId, accountId, fullname },
        readAt: iso(daysBefore(today, Math.max(1, days - 1), minutesOfDay.read)),
      }));
    await insertAll(db, newsReads, reads);
  }
}

/** News of each property in every state, one of the platform's for all, and templates. */
export async function seedNews(
  db: Db,
  random: Random,
  now: number,
  properties: readonly SeededProperty[],
  staff: ReadonlyMap<string, SeededStaff[]>,
  covers: Covers,
): Promise<void> {
  const today = startOfBangkokDay(now);
  const day: Day = (days) => {
    const at = daysBefore(today, -days);
    return { th: inThai(at), en: inEnglish(at), cn: inChinese(at) };
  };
  const [admin] = await db
    .select({ id: accounts.id, fullname: accounts.fullname })
    .from(accounts)
    .where(isNotNull(accounts.platformRoleId));
  if (!admin) throw new Error('the platform has no account');

  await seedCovers(db, covers, admin.id, iso(daysBefore(today, 60)));
  const show = async (ownerId: string, { cover }: PlannedNews) => {
    const uploadId = cover && covers.get(cover)?.id;
    if (!uploadId) return;
    await db.insert(newsAttachments).values({ ownerId, uploadId, kind: 'cover', position: 0 });
  };

  const all = new Map(properties.map(({ id, code }) => [id, staff.get(code) ?? []]));
  for (const { id, code, dimension } of properties) {
    const [by = admin] = staff.get(code) ?? [];
    for (const planned of plannedNews(day)) {
      if (planned.at && planned.at !== dimension) continue;
      const row = rowOf({ random, today, propertyId: id, by }, planned);
      await db.insert(table).values(row);
      await show(row.id, planned);
      await seedEcho(db, { random, today }, row, new Map([[id, staff.get(code) ?? []]]));
    }
  }

  const platform = { random, today, propertyId: null, by: admin };
  const shared = rowOf(platform, platformNews);
  await db.insert(table).values(shared);
  await show(shared.id, platformNews);
  const targets = properties.map(({ id }) => ({ ownerId: shared.id, propertyId: id }));
  await db.insert(newsTargets).values(targets);
  await seedEcho(db, platform, shared, all);

  const at = daysBefore(today, 60);
  await insertAll(
    db,
    newsTemplates,
    templates.map(({ name, type = 'ordinary', wording }) => ({
      ...{ id: random.id(at), propertyId: null, version: 1, name, type, ...wording },
      ...{ createdAt: iso(at), createdById: admin.id, createdBy: admin.fullname },
      ...{ updatedAt: iso(at), updatedBy: admin.fullname },
    })),
  );
}
