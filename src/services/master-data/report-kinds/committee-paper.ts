import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { OutgoingFile } from '@/contracts/kit/calls/files';
import type { ReportKind } from '@/contracts/master-data/report-email';
import { letterheadOf } from '@/services/kit/pdf/letterhead';
import { pdfFile } from '@/services/kit/pdf/pdf-file';
import type {
  ReportContent,
  ReportFigure,
  ReportSpan,
  ReportTable,
} from '@/services/kit/reports/report';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { propertySettings } from '@/services/master-data/property-settings';
import { reportWords } from '@/services/master-data/report-emails/words';
import template from './committee.typ';

/** `new-members` and `waiting` are `newMembersWaiting` among the figures of all kinds. */
export const amongAll = (kind: string, key: string): string =>
  `${kind}-${key}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** One kind's part of what a committee is told. */
export interface CommitteePart extends ReportContent {
  kind: ReportKind;
}

/** What the committee asks first, above all the rest. */
const first = [
  ['money', 'monthCollected'],
  ['money', 'monthRate'],
  ['money', 'owed'],
  ['parcels', 'late'],
  ['suggestions', 'late'],
  ['new-members', 'waiting'],
] as const;
/** Words that may need several lines; what else is in a table stays on one. */
const wideColumns = ['title', 'service', 'zone', 'bucket', 'waitedDays'];
const mostFirst = 4;
const mostTableRows = 8;

const said = reportWords('th');
const { paper } = said.words;

const figureIn = (label: string, { unit, value, before }: ReportFigure) => ({
  label: unit === 'satang' ? `${label} (${paper.baht})` : label,
  value: value === null ? '–' : said.cell(unit, value),
  before: before === null ? '' : said.cell(unit, before),
});

function tableIn(kind: string, { key, columns, rows }: ReportTable) {
  // There is no room for the minute at which something happened.
  const shown = columns.flatMap((column, at) =>
    column.unit === 'instant' ? [] : [{ column, at }],
  );
  return {
    title: said.table(kind, key),
    columns: shown.map(({ column: { key, unit } }) => ({
      label: said.column(key),
      isText: unit === 'text' || unit === 'day',
      isWide: wideColumns.includes(key),
    })),
    rows: rows.slice(0, mostTableRows).map((row) =>
      shown.map(({ column, at }) => {
        const value = row[at];
        return value == null ? '–' : said.cell(column.unit, value, column.key);
      }),
    ),
  };
}

const isBare = ({ tables }: CommitteePart) => tables.every(({ rows }) => rows.length === 0);

/** The committee's month on paper: what it asks first, then each part with the month before beside it. */
export async function committeePaper(
  db: NodePgDatabase,
  propertyId: string,
  { span, parts }: { span: ReportSpan; parts: readonly CommitteePart[] },
): Promise<OutgoingFile> {
  const settings = await propertySettings(db).of(propertyId);
  const headlines = first.flatMap(([kind, key]) => {
    const figure = parts.find((part) => part.kind === kind)?.figures.find((one) => one.key === key);
    return figure ? figureIn(said.figure('committee', amongAll(kind, key)), figure) : [];
  });
  return pdfFile({
    name: `${paper.title} ${span.to.slice(0, 7)}`,
    template,
    data: {
      letterhead: letterheadOf(settings),
      ...{ words: paper, from: span.from, to: span.to, asOf: bangkokDay(new Date()) },
      headlines: headlines.slice(0, mostFirst),
      parts: [...parts]
        .sort((a, b) => Number(isBare(a)) - Number(isBare(b)))
        .map(({ kind, figures, tables }) => ({
          title: said.kind(kind),
          figures: figures.map((one) => figureIn(said.figure(kind, one.key), one)),
          tables: tables.filter(({ rows }) => rows.length > 0).map((one) => tableIn(kind, one)),
        })),
    },
  });
}
