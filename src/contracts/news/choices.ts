import * as z from 'zod';
import { id } from '@/contracts/kit/fields';
import { featureLinks } from './news';

export const propertyDimensions = ['condo', 'village'] as const;
export type PropertyDimension = (typeof propertyDimensions)[number];

export const newsProperty = z.object({
  id,
  code: z.string(),
  dimension: z.enum(propertyDimensions),
  nameTh: z.string(),
  nameEn: z.string(),
});

/** A part of the residents' app. */
export const menuFeature = z.object({
  id: z.enum(featureLinks),
  nameTh: z.string(),
  nameEn: z.string(),
  nameCn: z.string(),
});
export type MenuFeature = z.output<typeof menuFeature>;
