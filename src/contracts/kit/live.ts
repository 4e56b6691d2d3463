import * as z from 'zod';
import { id } from '@/contracts/kit/fields';
import { features } from '@/contracts/kit/permissions';

/** Records of a property were added, changed or removed; whoever shows them reads them again. */
export const dataChanged = z.object({
  resource: z.enum(features),
  /** The account that made the latest of the changes. */
  by: id,
});

/**
 * The events of a property's channel, which is named by its id. They say what changed and hold
 * nothing of it: on a server outside, whoever has the app's key can listen.
 */
export interface LiveEvents {
  data_changed: z.output<typeof dataChanged>;
}
