import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply } from '@/contracts/kit/calls/files';
import { pageQuery } from '@/contracts/kit/calls/page-query';
import { upsertEndpoints } from '@/contracts/kit/calls/upsert-endpoints';
import { day, id, optionalText, text } from '@/contracts/kit/fields/fields';
import { recordFields } from '@/contracts/kit/fields/record-fields';
import { typedDay } from '@/contracts/kit/fields/thai-day';

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
  publicDays: endpoint({
    service: 'master-data',
    method: 'GET',
    path: '/holiday/public',
    call: ofYear,
    reply: z.array(publicHoliday),
    needs: 'holidays:view',
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
