import * as z from 'zod';
import { featureLinks } from '@/contracts/content/app-screens';

/** A part of the residents' app. */
export const menuFeature = z.object({
  id: z.enum(featureLinks),
  nameTh: z.string(),
  nameEn: z.string(),
  nameCn: z.string(),
});
export type MenuFeature = z.output<typeof menuFeature>;
