import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { readingEndpoints } from '@/contracts/billing/meters/reading';
import type { Handlers } from '@/services/kit/calls/mount';
import { oneFile } from '@/services/kit/calls/one-file';
import { thaiMonth } from '@/services/kit/text/thai-text';
import { correctReading } from './correct';
import { saveReadings } from './save';
import { sheetOf } from './sheet';
import { lookAtReadings, readingForm, readingSheetMost } from './sheet-file';

/** What meters were read, month by month. */
export const readingHandlers = (db: NodePgDatabase): Handlers<typeof readingEndpoints> => ({
  sheet: ({ query }, { propertyId }) => sheetOf(db, propertyId, query),
  save: ({ body }, request) => saveReadings(db, request, body),
  correct: ({ params, body }, request) => correctReading(db, request, params.id, body),
  look: async ({ files }, { caller }) => {
    const file = await oneFile(files, readingSheetMost.megabytes);
    return lookAtReadings({ ...file, by: caller.accountId });
  },
  template: async ({ query }, { propertyId }) => {
    const { kind, period, rows } = await sheetOf(db, propertyId, query);
    return readingForm(`${kind?.name ?? ''} ${thaiMonth(period)}`.trim(), rows);
  },
});
