import * as z from 'zod';
import { optionalText, text } from '@/contracts/kit/fields/fields';

/** A record's name in three languages as it is written, each of at most so many characters. */
export const threeNames = (max: number) => ({
  nameTh: text(max),
  nameEn: optionalText(max),
  nameCn: optionalText(max),
});

export const storedNames = { nameTh: z.string(), nameEn: z.string(), nameCn: z.string() };

/** The same of a title. */
export const threeTitles = (max: number) => ({
  titleTh: text(max),
  titleEn: optionalText(max),
  titleCn: optionalText(max),
});

export const storedTitles = { titleTh: z.string(), titleEn: z.string(), titleCn: z.string() };
