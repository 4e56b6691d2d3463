import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply, files } from '@/contracts/kit/calls/files';
import { pageQuery } from '@/contracts/kit/calls/page-query';
import { upsertEndpoints } from '@/contracts/kit/calls/upsert-endpoints';
import { day, id, optionalText, text } from '@/contracts/kit/fields/fields';
import { recordFields } from '@/contracts/kit/fields/record-fields';
import { typedDay } from '@/contracts/kit/fields/typed-day';

/** The years whose public holidays can be told beforehand: so far the lunar calendar is known. */
export const holidayYears = { first: 2025, last: 2045 } as const;

const year = z.coerce
  .number<number | string>()
  .int()
  .min(holidayYears.first)
  .max(holidayYears.last);

const inThoseYears = (value: string) => {
  const given = Number(value.slice(0, 4));
  return given >= holidayYears.first && given <= holidayYears.last;
};

export const holidayDraft = z.object({
  day: typedDay.refine(inThoseYears, 'farDay'),
  nameTh: text(200),
  nameEn: optionalText(200),
});
export type HolidayDraft = z.output<typeof holidayDraft>;

export const holiday = z.object({
  ...recordFields,
  day,
  nameTh: z.string(),
  nameEn: z.string(),
});
export type Holiday = z.output<typeof holiday>;

/** A year's days are few: they come on one page. */
export const holidayFilter = pageQuery(100).extend({ year: year.optional() });

/** Megabytes of a sheet of days, and rows in it. */
export const holidaySheetMost = { megabytes: 2, rows: 400 };

/** A row of a sheet: the day that it would add, or what is wrong with it and in which column. */
export const holidaySheetLine = z.object({
  /** As the sheet counts it. */
  line: z.number().int(),
  typed: z.object({ day: z.string(), nameTh: z.string(), nameEn: z.string() }),
  draft: holidayDraft.nullable(),
  /** The property keeps its day already. */
  kept: z.boolean(),
  errors: z.array(
    z.object({
      field: z.enum(['day', 'nameTh', 'nameEn']),
      code: z.string(),
      details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  ),
});
export type HolidaySheetLine = z.output<typeof holidaySheetLine>;

/** A day that the state gives off, and whether the property keeps it already. */
const publicHoliday = z.object({
  day,
  nameTh: z.string(),
  nameEn: z.string(),
  kept: z.boolean(),
});

const { list, get, upsert } = upsertEndpoints('master-data', '/holiday', 'holidays', {
  entity: holiday,
  draft: holidayDraft,
  filter: holidayFilter,
});
/** Without a year: of the one that it is in Bangkok. */
const ofYear = z.object({ query: z.object({ year: year.optional() }) });

/** The days on which a property's office rests. */
export const holidayEndpoints = {
  list,
  get,
  /** Adds a day, or changes the one whose id it names. */
  add: { ...upsert, path: '/holiday/add' as const },
  /** Adds many days at once; days that are kept already stay as they are. */
  addAll: endpoint({
    service: 'master-data',
    method: 'POST',
    path: '/holiday/add-all',
    call: z.object({ body: z.object({ holidays: z.array(holidayDraft).min(1).max(400) }) }),
    reply: z.object({ added: z.number().int(), kept: z.number().int() }),
    needs: 'holidays:create',
  }),
  remove: endpoint({
    service: 'master-data',
    method: 'POST',
    path: '/holiday/delete',
    call: z.object({ body: z.object({ id }) }),
    reply: z.object({ id }),
    needs: 'holidays:delete',
  }),
  /** The years that hold days, this one and the next, the latest first. */
  years: endpoint({
    service: 'master-data',
    method: 'GET',
    path: '/holiday/years',
    call: z.object({}),
    reply: z.array(z.object({ year: z.number().int(), days: z.number().int() })),
    needs: 'holidays:view',
  }),
  /** The properties that the caller may see here, each with how many days of the year it keeps. */
  projects: endpoint({
    service: 'master-data',
    method: 'GET',
    path: '/holiday/projects',
    call: ofYear,
    reply: z.array(
      z.object({ id, nameTh: z.string(), nameEn: z.string(), days: z.number().int() }),
    ),
    needs: 'holidays:view',
  }),
  /** Those of a year; without one, of the twelve months from today. */
  publicDays: endpoint({
    service: 'master-data',
    method: 'GET',
    path: '/holiday/public',
    call: ofYear,
    reply: z.array(publicHoliday),
    needs: 'holidays:view',
  }),
  /** Looks at the rows of a filled-in sheet; nothing is changed by it. Fails with a `SHEET_` code. */
  look: endpoint({
    service: 'master-data',
    method: 'POST',
    path: '/holiday/look',
    call: z.object({ files }),
    reply: z.array(holidaySheetLine),
    needs: 'holidays:create',
  }),
  /** Those of the same sheet's rows that are wrong, with why, as a file that can be mended. */
  failed: endpoint({
    service: 'master-data',
    method: 'POST',
    path: '/holiday/failed',
    call: z.object({ files }),
    reply: fileReply,
    envelope: 'file',
    needs: 'holidays:create',
  }),
  /** The year's days as .xlsx, which can be filled in and sent back. */
  template: endpoint({
    service: 'master-data',
    method: 'GET',
    path: '/holiday/export-template',
    call: ofYear,
    reply: fileReply,
    envelope: 'file',
    needs: 'holidays:view',
  }),
};
