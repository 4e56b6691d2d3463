import * as z from 'zod';
import { featureLinks } from '@/contracts/content/app-screens';
import { storedNames } from '@/contracts/kit/fields/three-names';

/** A part of the residents' app. */
export const menuFeature = z.object({
  id: z.enum(featureLinks),
  ...storedNames,
});
export type MenuFeature = z.output<typeof menuFeature>;
