import * as z from 'zod';
import { id, instant } from '@/contracts/kit/fields/fields';

/** What is read of every record that staff edit: `version` counts its changes, `updatedBy` is a name. */
export const recordFields = {
  id,
  version: z.number().int(),
  updatedAt: instant,
  updatedBy: z.string(),
};
