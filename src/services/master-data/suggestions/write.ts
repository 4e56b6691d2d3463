import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import { suggestions as feature } from '@/contracts/features/services/suggestions';
import { notificationTypes } from '@/contracts/master-data/notification';
import {
  dueHours,
  type suggestionEndpoints,
  type Zone,
} from '@/contracts/master-data/suggestions/suggestion';
import { suggestionRules } from '@/contracts/master-data/suggestions/suggestion-state';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { nextNumber } from '@/services/kit/database/one-at-a-time';
import { claimUploads, releaseUploads } from '@/services/kit/files/uploads';
import { notify } from '@/services/kit/live/notify';
import { changedFields } from '@/services/kit/records/audit';
import { namedVersion } from '@/services/kit/records/change-row';
import { units } from '@/services/master-data/units/tables';
import { afterOfficeHours, workingTimeOf } from '@/services/master-data/working-time';
import { changeSuggestion, lockSuggestion, logSuggestion, readable } from './change';
import { readSuggestion } from './read';
import { suggestionMessages, suggestions } from './tables';

type Write = Pick<Handlers<typeof suggestionEndpoints>, 'upsert' | 'remove'>;

/** Takes photos for what is said in them, in its transaction. */
export const claimPhotos = (tx: Db, request: ServiceRequest, ids: readonly string[]) =>
  claimUploads(tx, request, { types: ['suggestion/photo'], ids, field: 'photos' });

/** When a suggestion is to be done: the hours of its zone, counted while the office is open. */
export async function dueOf(db: Db, propertyId: string, zone: Zone, from: Date): Promise<string> {
  const working = await workingTimeOf(db, propertyId, from);
  return afterOfficeHours(from, dueHours[zone], working).toISOString();
}

const zoneNames = feature.records.suggestion.fields.zone.values;

/** Throws a field's error for a number that is no unit's of the property. */
async function requireUnit(db: Db, propertyId: string, number: string): Promise<void> {
  if (!number) return;
  const own = and(eq(units.propertyId, propertyId), eq(units.number, number));
  const [unit] = await db.select({ id: units.id }).from(units).where(own).limit(1);
  if (!unit) throw invalidField('unitNumber', 'unknownUnit');
}

/** Suggestions are written down and corrected by staff; a new one is told to all of them. */
export const suggestionWriting = (db: NodePgDatabase): Write => ({
  upsert: async ({ body: { id, version, ...draft } }, request) => {
    request.require(`suggestions:${id ? 'edit' : 'create'}`);
    const { propertyId, caller } = request;
    if (id) {
      const which = { id, version: namedVersion(version) };
      return changeSuggestion(db, request, which, async (tx, before) => {
        if (!suggestionRules[before.status].open) throw new Problem('SUGGESTION_STATE');
        const { photos, zone, createdAt } = before;
        // A unit that was told earlier stays as it was told.
        if (draft.unitNumber !== before.unitNumber) {
          await requireUnit(tx, propertyId, draft.unitNumber);
        }
        await claimPhotos(
          tx,
          request,
          draft.photos.filter((one) => !photos.includes(one)),
        );
        await releaseUploads(
          tx,
          request,
          photos.filter((one) => !draft.photos.includes(one)),
        );
        const dueAt =
          draft.zone === zone
            ? before.dueAt
            : await dueOf(tx, propertyId, draft.zone, new Date(createdAt));
        return { fields: { ...draft, dueAt } };
      });
    }
    await requireUnit(db, propertyId, draft.unitNumber);
    const now = new Date();
    const at = now.toISOString();
    const made = { id: uuidv7(), propertyId, createdAt: at, updatedAt: at };
    const stored = await db.transaction(async (tx) => {
      const number = await nextNumber(tx, suggestions, propertyId);
      const dueAt = await dueOf(tx, propertyId, draft.zone, now);
      const values = { ...made, ...draft, number, dueAt, updatedBy: caller.fullname };
      await claimPhotos(tx, request, draft.photos);
      const [row] = await tx.insert(suggestions).values(values).returning();
      if (!row) throw new Error('the suggestion was not stored');
      await logSuggestion(tx, request, row, 'create', changedFields({}, readable(values)));
      return notify(tx, {
        propertyIds: [propertyId],
        type: notificationTypes.suggestion,
        title: `เรื่องแจ้ง #${number} ${zoneNames[draft.zone].th}`,
        text: [draft.subject, draft.unitNumber, draft.residentName].filter(Boolean).join(' · '),
        url: `/suggestion/${made.id}`,
        by: caller,
      });
    });
    request.notified(stored);
    request.changed('suggestions');
    return readSuggestion(db, request, made.id);
  },

  remove: async ({ params: { id } }, request) => {
    await db.transaction(async (tx) => {
      const before = await lockSuggestion(tx, request, id);
      const said = await tx
        .select({ photos: suggestionMessages.photos })
        .from(suggestionMessages)
        .where(eq(suggestionMessages.suggestionId, id));
      await releaseUploads(tx, request, [
        ...before.photos,
        ...said.flatMap(({ photos }) => photos),
      ]);
      // What went into it stands for itself again.
      await tx
        .update(suggestions)
        .set({ mergedIntoId: null })
        .where(eq(suggestions.mergedIntoId, id));
      await tx.delete(suggestions).where(eq(suggestions.id, id));
      const { subject, status } = before;
      const gone = { subject: [subject, null], status: [status, null] };
      await logSuggestion(tx, request, before, 'delete', gone);
    });
    request.changed('suggestions');
    return { id };
  },
});
