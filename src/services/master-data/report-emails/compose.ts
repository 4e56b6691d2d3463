import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { properties } from '@/services/db/tables';
import { letterFile } from '@/services/kit/mail/letter-file';
import type { Letter, LetterFile } from '@/services/kit/mail/post';
import type { ReportContent, ReportMaker, ReportSpan } from '@/services/kit/reports/report';
import { filled } from '@/services/kit/text/letter-text';
import { reportLetter } from './report-letter';
import { reportSheet } from './report-sheet';
import type { reportEmails } from './tables';
import { reportWords } from './words';

export type Receiver = typeof reportEmails.$inferSelect;

interface Composed {
  receiver: Receiver;
  span: ReportSpan;
  content: ReportContent;
  /** A document that goes with it. */
  paper: LetterFile | undefined;
  portalUrl: string;
  stopUrl: string;
  lateSince?: string;
  /** Sent to somebody else, to look at. */
  testTo?: string;
}

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What a report's file is called, in the receiver's language. */
export function fileName({ language, report }: Receiver, span: ReportSpan): string {
  const said = reportWords(language);
  return `${filled(said.words.file, { report: said.kind(report), days: said.span(span) })}.xlsx`;
}

/** What of a report somebody is sent: people only to whom that was allowed, whatever the maker gave. */
export function shownTo({ personal }: Pick<Receiver, 'personal'>, content: ReportContent) {
  if (personal) return content;
  const tables = content.tables.map(({ key, columns, rows }) => {
    const kept = columns.flatMap((column, at) => (column.personal ? [] : [at]));
    return {
      key,
      columns: columns.filter((column) => !column.personal),
      rows: rows.map((row) => kept.map((at) => row[at] ?? null)),
    };
  });
  return { figures: content.figures, tables };
}

/** The document beside a report, where it has one. */
export async function paperOf(
  maker: ReportMaker,
  propertyId: string | null,
  span: ReportSpan,
): Promise<LetterFile | undefined> {
  if (!maker.paper || propertyId === null) return undefined;
  return letterFile(await maker.paper(propertyId, span));
}

/** A receiver's letter with what goes with it. */
export async function compose(
  db: NodePgDatabase,
  { receiver, paper, testTo, ...rest }: Composed,
): Promise<Letter> {
  const { propertyId, language, report, personal, personalReason } = receiver;
  const [property] = propertyId
    ? await db.select().from(properties).where(eq(properties.id, propertyId))
    : [];
  const sheet: LetterFile = {
    filename: fileName(receiver, rest.span),
    contentType: xlsxType,
    content: Buffer.from(await reportSheet(language, report, rest.content)),
  };
  const attachments = [sheet, ...(paper ? [paper] : [])];
  const letter = reportLetter({
    ...rest,
    ...{ language, report, schedule: receiver },
    to: testTo ?? receiver.email,
    isTest: testTo !== undefined,
    personalReason: personal ? personalReason : null,
    property: property?.nameTh ?? null,
    attached: attachments.map(({ filename }) => filename),
  });
  return { ...letter, attachments };
}
