import * as z from 'zod';
import { pageOf } from '@/contracts/kit/calls/page-query';
import { id, instant } from '@/contracts/kit/fields/fields';

export const newsReader = z.object({
  accountId: id,
  fullname: z.string(),
  propertyId: id,
  propertyNameTh: z.string(),
  propertyNameEn: z.string(),
  /** `null` for who has not. */
  readAt: instant.nullable(),
});
export type NewsReader = z.output<typeof newsReader>;

/** Who has read news, latest first, or who has not, by name; and how many of each property's people. */
export const newsReaders = pageOf(newsReader).extend({
  properties: z.array(
    z.object({
      propertyId: id,
      nameTh: z.string(),
      nameEn: z.string(),
      readers: z.number().int(),
      /** How many there are to read it. */
      people: z.number().int(),
      /** 0 to 100, whole. */
      percent: z.number().int(),
    }),
  ),
});
export type NewsReaders = z.output<typeof newsReaders>;
