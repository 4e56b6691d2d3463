import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import { notificationTypes } from '@/contracts/master-data/notification';
import type { suggestionEndpoints } from '@/contracts/master-data/suggestions/suggestion';
import { needsFor, suggestionRules } from '@/contracts/master-data/suggestions/suggestion-state';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import { notify, type StoredNotification } from '@/services/kit/live/notify';
import { changeSuggestion, lockSuggestion, type SuggestionRow } from './change';
import type { StaffOf } from './staff';
import { suggestionMessages } from './tables';
import { claimPhotos } from './write';

type Moves = Pick<Handlers<typeof suggestionEndpoints>, 'comment' | 'assign' | 'status' | 'merge'>;

function requireOpen({ status }: SuggestionRow): void {
  if (!suggestionRules[status].open) throw new Problem('SUGGESTION_STATE');
}

/** What is said of a suggestion, whose it is, where it stands, and whether it is another one. */
export const suggestionMoves = (db: NodePgDatabase, staffOf: StaffOf): Moves => ({
  comment: ({ params: { id }, body: { kind, text, photos } }, request) =>
    changeSuggestion(db, request, { id }, async (tx, before) => {
      if (before.status === 'merged') throw new Problem('SUGGESTION_STATE');
      await claimPhotos(tx, request, photos);
      const said = { kind, text, photos, at: new Date().toISOString() };
      const by = request.caller.fullname;
      await tx.insert(suggestionMessages).values({ id: uuidv7(), suggestionId: id, ...said, by });
      const isAnswered = kind === 'resident' && before.status === 'waiting';
      return {
        fields: isAnswered ? { status: 'in_progress' } : {},
        action: kind,
        told: { text: [null, text] },
      };
    }),

  assign: async ({ params: { id }, body: { version, assigneeId } }, request) => {
    request.require('suggestions:edit');
    const staff = assigneeId === null ? [] : await staffOf([request.propertyId]);
    const assignee = staff.find(({ accountId }) => accountId === assigneeId);
    let told: StoredNotification[] = [];
    const changed = await changeSuggestion(db, request, { id, version }, async (tx, before) => {
      requireOpen(before);
      if (assigneeId !== null && !assignee) throw invalidField('assigneeId', 'invalid');
      const assigneeName = assignee?.fullname ?? '';
      // Who takes it knows of it.
      if (assignee && assigneeId !== request.caller.accountId && assigneeId !== before.assigneeId) {
        told = await notify(tx, {
          ...{ propertyIds: [request.propertyId], type: notificationTypes.suggestion },
          title: `มอบหมายเรื่องแจ้ง #${before.number} ให้คุณ${assigneeName}`,
          ...{ text: before.subject, url: `/suggestion/${id}`, by: request.caller },
          toId: assignee.accountId,
        });
      }
      return { fields: { assigneeId, assigneeName } };
    });
    request.notified(told);
    return changed;
  },

  status: ({ params: { id }, body: { version, status } }, request) =>
    changeSuggestion(db, request, { id, version }, (_tx, before) => {
      if (!suggestionRules[before.status].to.includes(status)) {
        throw new Problem('SUGGESTION_STATE');
      }
      request.require(needsFor(before.status, status));
      // Who moves one that nobody has takes it on: none is done without anyone responsible.
      const { accountId: assigneeId, fullname: assigneeName } = request.caller;
      const doneAt = suggestionRules[status].open
        ? null
        : (before.doneAt ?? new Date().toISOString());
      return {
        fields: { status, doneAt, ...(!before.assigneeId && { assigneeId, assigneeName }) },
      };
    }),

  merge: async ({ params: { id }, body: { version, intoId } }, request) => {
    request.require('suggestions:edit');
    return changeSuggestion(db, request, { id, version }, async (tx, before) => {
      requireOpen(before);
      const into = await lockSuggestion(tx, request, intoId);
      if (into.id === id || !suggestionRules[into.status].open) {
        throw invalidField('intoId', 'invalid');
      }
      return {
        fields: { status: 'merged', mergedIntoId: into.id },
        action: 'merge',
        told: { mergedInto: [null, `#${into.number} ${into.subject}`] },
      };
    });
  },
});
