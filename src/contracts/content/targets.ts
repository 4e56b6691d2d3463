import * as z from 'zod';
import { id } from '@/contracts/kit/fields/fields';
import { reference } from '@/contracts/kit/references/reference';

export const propertyDimensions = ['condo', 'village'] as const;
export type PropertyDimension = (typeof propertyDimensions)[number];

/** A property as it is offered to whoever chooses for whom something is. */
export const targetProperty = z.object({
  id,
  code: z.string(),
  dimension: z.enum(propertyDimensions),
  nameTh: z.string(),
  nameEn: z.string(),
});
export type TargetProperty = z.output<typeof targetProperty>;

/** The properties that content of the platform is for; at a property its own, whether named or not. */
export const targets = z.array(reference('property')).max(500).default([]);
