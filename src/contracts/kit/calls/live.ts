import * as z from 'zod';
import { featureKey, permissionKey } from '@/contracts/kit/feature/permissions';
import { id, instant } from '@/contracts/kit/fields/fields';

/**
 * What every event of a property's channel carries: its place in the property's one running number; the
 * main admin's are not numbered, 0.
 * Who misses a number asks `notificationEndpoints.after` for what stands there.
 */
export const numbered = z.object({ seq: z.number().int() });

/** Records of a property were added, changed or removed; whoever shows them reads them again. */
export const dataChanged = numbered.extend({
  resource: featureKey,
  /** The account that made the latest of the changes. */
  by: id,
});

/** Whom a notification is for: the holders of a permission, or one account. */
export const notificationReaders = z.object({
  needs: permissionKey.nullable(),
  toId: id.nullable(),
});

/** A notification as it is told to who may read it; `seq` is all that anybody else is sent. */
export const notificationTold = numbered.extend({
  title: z.string(),
  /** Left out, whoever may read notifications; the server takes it off. */
  readers: notificationReaders.optional(),
  notification: z.object({
    id,
    notification_type: z.number().int(),
    title: z.string(),
    text: z.string(),
    url: z.string().nullable(),
    /** The account whose deed it is: to them it is no news. */
    byId: id.nullish(),
    /** Who wrote it; empty for the system itself. */
    by: z.string(),
    at: instant,
  }),
});

/** A notification of a service that adds nothing of ours to it: no position, id, author or instant. */
export const notificationHeard = z
  .object({
    title: z.string(),
    notification: z.object({
      notification_type: z.coerce.number<number | string>().int(),
      title: z.string().default(''),
      text: z.string().default(''),
      url: z.string().nullable().default(null),
    }),
  })
  .refine(({ title, notification }) => title || notification.title);

/** The events of a property's channel. A popup leads to its url, any other one to the inbox. */
export interface LiveEvents {
  data_changed: z.output<typeof dataChanged>;
  notification_event: z.output<typeof notificationTold> | z.output<typeof numbered>;
  notification_popup: z.output<typeof notificationTold> | z.output<typeof numbered>;
}
