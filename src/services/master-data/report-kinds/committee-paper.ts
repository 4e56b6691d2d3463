import texts from '@locales/th/report-letters.json';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { OutgoingFile } from '@/contracts/kit/calls/files';
import { letterheadOf } from '@/services/kit/pdf/letterhead';
import { pdfFile } from '@/services/kit/pdf/pdf-file';
import type { ReportContent, ReportFigure, ReportSpan, ReportTable } from '@/services/kit/reports/report';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { propertySettings } from '@/services/master-data/property-settings';
import template from './committee.typ';
import { inThai, wordOf } from './in-thai';

/** One kind's part of what a committee is told. */
export interface CommitteePart extends ReportContent {
  kind: string;
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
const mostFirst = 4;
const mostTableRows = 8;

const figureIn = (kind: string, { key, unit, value, before }: ReportFigure) => ({
  label: wordOf(`figures.${kind}.${key}`),
  value: inThai(unit, value),
  before: before === null ? '' : inThai(unit, before),
});

function tableIn(kind: string, { key, columns, rows }: ReportTable) {
  return {
    title: wordOf(`tables.${kind}.${key}`),
    columns: columns.map((column) => ({
      label: wordOf(`columns.${column.key}`),
      isText: column.unit === 'text' || column.unit === 'day',
    })),
    rows: rows
      .slice(0, mostTableRows)
      .map((row) =>
        row.map((cell, at) => inThai(columns[at]?.unit ?? 'text', cell, columns[at]?.key)),
      ),
  };
}

/** The committee's month on paper: what it asks first, then each part with the month before beside it. */
export async function committeePaper(
  db: NodePgDatabase,
  propertyId: string,
  { span, parts }: { span: ReportSpan; parts: readonly CommitteePart[] },
): Promise<OutgoingFile> {
  const settings = await propertySettings(db).of(propertyId);
  const headlines = first.flatMap(([kind, key]) => {
    const figure = parts.find((part) => part.kind === kind)?.figures.find((one) => one.key === key);
    return figure ? figureIn(kind, figure) : [];
  });
  return pdfFile({
    name: `${texts.paper.title} ${span.to.slice(0, 7)}`,
    template,
    data: {
      letterhead: letterheadOf(settings),
      ...{ words: texts.paper, from: span.from, to: span.to, asOf: bangkokDay(new Date()) },
      headlines: headlines.slice(0, mostFirst),
      parts: parts.map(({ kind, figures, tables }) => ({
        title: wordOf(`kinds.${kind}`),
        figures: figures.map((one) => figureIn(kind, one)),
        tables: tables.filter(({ rows }) => rows.length > 0).map((one) => tableIn(kind, one)),
      })),
    },
  });
}
