import { uuidv7 } from 'uuidv7';
import { rightFor } from '@/contracts/features/right-for';
import type { Permission } from '@/contracts/kit/feature/permissions';
import { notifications } from '@/services/db/tables';
import type { Db } from '@/services/kit/database/db';
import { advance } from '@/services/kit/records/positions';

export type StoredNotification = typeof notifications.$inferSelect;

/** What the staff of some properties are to be told. */
export interface NewNotification {
  propertyIds: readonly string[];
  type: number;
  title: string;
  text: string;
  url?: string | null;
  /** Opens its url when it is clicked, instead of the inbox. */
  popup?: boolean;
  /** Who writes it; left out, it is the system itself. */
  by?: { accountId: string; fullname: string };
  /** Whose deed the system tells of: it is news to everybody else alone. */
  doneById?: string | null;
  /** Whom it concerns; left out, whoever may open its url. */
  needs?: Permission;
  /** The one account that it is for; left out, all whom it concerns. */
  toId?: string;
}

/**
 * Stores a notification for each property, at its next position, in the caller's transaction. Give
 * what it answers to `request.notified` once that is committed; until then others wait to be told.
 */
export async function notify(tx: Db, told: NewNotification): Promise<StoredNotification[]> {
  const { propertyIds, type, title, text, url = null, popup = false, by, toId = null } = told;
  const byId = by?.accountId ?? told.doneById ?? null;
  const positions = await advance(tx, propertyIds);
  if (positions.size === 0) return [];
  const at = new Date().toISOString();
  const needs = told.needs ?? (url === null ? null : rightFor(url));
  const author = { byId, byName: by?.fullname ?? '' };
  return tx
    .insert(notifications)
    .values(
      [...positions].map(([propertyId, seq]) => ({
        ...{ id: uuidv7(), propertyId, seq },
        ...{ type, title, text, url, popup, at, needs, toId, ...author },
      })),
    )
    .returning();
}
