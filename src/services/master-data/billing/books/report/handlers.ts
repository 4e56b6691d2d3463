import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { booksReportEndpoints } from '@/contracts/billing/books/report';
import type { Handlers } from '@/services/kit/calls/mount';
import { reportPaper } from './paper';
import { booksReport } from './report';
import { reportSheet } from './sheet';

/** What a month came to, on the screen and as files. */
export const booksReportHandlers = (db: NodePgDatabase): Handlers<typeof booksReportEndpoints> => ({
  read: ({ query }, { propertyId }) => booksReport(db, propertyId, query),
  paper: ({ query }, { propertyId }) => reportPaper(db, propertyId, query),
  sheet: ({ query }, { propertyId }) => reportSheet(db, propertyId, query),
});
