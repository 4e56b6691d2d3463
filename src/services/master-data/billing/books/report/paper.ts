import texts from '@locales/th/books.json';
import words from '@locales/th/books-report.json';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { OutgoingFile } from '@/contracts/kit/calls/files';
import { letterheadOf } from '@/services/kit/pdf/letterhead';
import { pdfFile } from '@/services/kit/pdf/pdf-file';
import { thaiMonth } from '@/services/kit/text/thai-text';
import { propertySettings } from '@/services/master-data/property-settings';
import { booksReport } from './report';
import template from './report.typ';
import { reportTables } from './words';

/** The month on paper. */
export async function reportPaper(
  db: NodePgDatabase,
  propertyId: string,
  asked: Parameters<typeof booksReport>[2],
): Promise<OutgoingFile> {
  const [settings, report] = await Promise.all([
    propertySettings(db).of(propertyId),
    booksReport(db, propertyId, asked),
  ]);
  const { period, day, closed } = report;
  const { title } = words;
  const data = {
    letterhead: letterheadOf(settings),
    ...{
      title,
      month: thaiMonth(period),
      day,
      state: closed ? texts.states.closed : words.notClosed,
    },
    ...{ tables: reportTables(report), notes: [words.fundsNote, words.noExpenses] },
  };
  return pdfFile({ name: `${title} ${period}`, template, data });
}
