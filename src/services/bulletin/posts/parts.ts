import { plainText } from '@/contracts/kit/text/languages';
import { notificationTypes } from '@/contracts/master-data/notification';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Targets } from '@/services/kit/content/targets';
import { uploadsPart } from '@/services/kit/files/uploads-part';
import { notify, type StoredNotification } from '@/services/kit/live/notify';
import type { RecordPart } from '@/services/kit/records/record-part';
import { postAnnouncements, type posts } from './tables';

type Row = typeof posts.$inferSelect;
const textMost = 200;

/** The pictures and files that a post holds. */
export const filesPart = uploadsPart('files', 'post-file');

/** What was stored for a call's properties, which are told once it is committed. */
const stored = new WeakMap<ServiceRequest, StoredNotification[]>();

/** Properties that see a post for the first time are told of it, in the transaction that shows it. */
export const announcePart = (targets: Targets): RecordPart => ({
  fields: [],
  async keep(tx, request, { row, sent }) {
    const post = row as unknown as Row;
    const propertyIds = sent && post.active ? await targets.of(tx, post) : [];
    if (propertyIds.length === 0) return {};
    const at = new Date().toISOString();
    const untold = await tx
      .insert(postAnnouncements)
      .values(propertyIds.map((propertyId) => ({ postId: post.id, propertyId, at })))
      .onConflictDoNothing()
      .returning();
    const told = await notify(tx, {
      propertyIds: untold.map(({ propertyId }) => propertyId),
      type: notificationTypes.bulletin,
      title: post.titleTh,
      text: plainText(post.descriptionTh).slice(0, textMost),
      url: `/bulletin/${post.id}`,
    });
    stored.set(request, told);
    return {};
  },
});

/** Runs a write, and tells the properties what it has stored for them. */
export async function telling<R>(request: ServiceRequest, write: () => Promise<R>): Promise<R> {
  const result = await write();
  request.notified(stored.get(request) ?? []);
  return result;
}
