import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { SuggestionDetail } from '@/contracts/master-data/suggestions/suggestion';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { rowChanges } from '@/services/kit/records/change-row';
import { ownOne, readSuggestion } from './read';
import { suggestions } from './tables';

export type SuggestionRow = typeof suggestions.$inferSelect;

/** The fields as the audit log's readers know them. */
export const readable = ({ photos, ...fields }: Partial<SuggestionRow>) => {
  const { subject, detail, zone, status, unitNumber, residentName, assigneeName } = fields;
  const told = { subject, detail, zone, status, unitNumber, residentName, assigneeName };
  return { ...told, ...(photos && { photos: photos.length }) };
};

const { locked, log, change } = rowChanges(suggestions, {
  ...{ entity: 'suggestion', feature: 'suggestions', readable, own: ownOne },
  title: ({ number, subject }) => `#${number} ${subject}`,
});

export const lockSuggestion = locked;
export const logSuggestion = log;

/** Changes one of the caller's property, and answers it as it is then. */
export async function changeSuggestion(
  db: NodePgDatabase,
  request: ServiceRequest,
  which: { id: string; version?: number },
  make: Parameters<typeof change>[3],
): Promise<SuggestionDetail> {
  await change(db, request, which, make);
  return readSuggestion(db, request, which.id);
}
