import type { z } from 'zod';
import { type Law, laws } from '@/contracts/data-care/laws';
import {
  type KeptDays,
  type RetentionKind,
  retentionKinds,
  retentions,
} from '@/contracts/data-care/retention';

export type KeptSetting = (typeof retentions)[RetentionKind]['setting'];

const mostDays = 36_500;

/** The settings of what is taken away by itself: no fewer days than the law asks for. */
export const keptSettings = (
  whole: (least: number, most: number, why?: string) => z.ZodType<number, string>,
) =>
  Object.fromEntries(
    retentionKinds.map((kind) => {
      const { setting, least, days } = retentions[kind];
      const { law } = retentions[kind] as { law?: Law };
      return [setting, whole(least, mostDays, law && laws[law].en).default(days)];
    }),
  ) as Record<KeptSetting, z.ZodDefault<z.ZodType<number, string>>>;

/** Of parsed settings, by kind. */
export const keptDaysIn = (settings: Readonly<Record<KeptSetting, number>>): KeptDays =>
  Object.fromEntries(
    retentionKinds.map((kind) => [kind, settings[retentions[kind].setting]]),
  ) as KeptDays;
