import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { SuggestionDetail } from '@/contracts/master-data/suggestions/suggestion';
import { dueStatuses } from '@/contracts/master-data/suggestions/suggestion-state';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { suggestionMessages, suggestions } from './tables';

/** Its time is over while the office has it. */
export const isLate: SQL<boolean> = sql<boolean>`(${inArray(suggestions.status, dueStatuses)} and ${suggestions.dueAt} < now())`;

/** When its resident was first told something; null until then. */
export const firstAnswerAt: SQL = sql`(select min(${suggestionMessages.at}) from ${suggestionMessages}
  where ${suggestionMessages.suggestionId} = ${suggestions.id} and ${eq(suggestionMessages.kind, 'reply')})`;

export const ownOne = (request: ServiceRequest, id: string) =>
  and(eq(suggestions.id, id), eq(suggestions.propertyId, request.propertyId));

/** One of the caller's property with what was said and what went into it; throws `NOT_FOUND`. */
export async function readSuggestion(
  db: Db,
  request: ServiceRequest,
  id: string,
): Promise<SuggestionDetail> {
  const [row] = await db
    .select({ row: suggestions, late: isLate })
    .from(suggestions)
    .where(ownOne(request, id));
  if (!row) throw new Problem('NOT_FOUND');
  const { mergedIntoId } = row.row;
  const [messages, others] = await Promise.all([
    db
      .select()
      .from(suggestionMessages)
      .where(eq(suggestionMessages.suggestionId, id))
      .orderBy(asc(suggestionMessages.at), asc(suggestionMessages.id)),
    db
      .select({ id: suggestions.id, number: suggestions.number, subject: suggestions.subject })
      .from(suggestions)
      .where(
        and(
          eq(suggestions.propertyId, request.propertyId),
          or(
            eq(suggestions.mergedIntoId, id),
            mergedIntoId ? eq(suggestions.id, mergedIntoId) : undefined,
          ),
        ),
      )
      .orderBy(asc(suggestions.number)),
  ]);
  return {
    ...row.row,
    late: row.late,
    messages,
    mergedInto: others.find((one) => one.id === mergedIntoId) ?? null,
    merged: others.filter((one) => one.id !== mergedIntoId),
  };
}
