import type { ReportKind } from '@/contracts/master-data/report-email';
import { type WorkbookSheet, workbookFile } from '@/services/kit/files/workbook-file';
import type { XlsxColumn } from '@/services/kit/files/xlsx';
import type { LetterLanguage } from '@/services/kit/mail/letter';
import type { ReportContent, ReportTable, ReportUnit } from '@/services/kit/reports/report';
import { reportWords, type Said } from './words';

type Cells = readonly (string | number | null)[];

const widths = {
  text: 32,
  count: 12,
  satang: 16,
  minutes: 12,
  share: 12,
  day: 14,
  instant: 18,
  number: 12,
};

/** A column whose cells are real dates and sums of baht; a share is written as percent. */
const columnOf = (
  title: string,
  unit: ReportUnit,
  at: number,
  said?: { words: Said; key: string },
): XlsxColumn<Cells> => ({
  title,
  width: widths[unit],
  ...((unit === 'satang' || unit === 'day' || unit === 'instant') && { kind: unit }),
  value: (row) => {
    const value = row[at] ?? null;
    if (unit === 'text' && said) return said.words.value(unit, value, said.key);
    return unit === 'share' && value !== null ? Number(value) / 100 : value;
  },
});

const sheetOf = (said: Said, kind: string, { key, columns, rows }: ReportTable): WorkbookSheet => ({
  name: said.table(kind, key),
  columns: columns.map(({ key, unit }, at) =>
    columnOf(said.column(key), unit, at, { words: said, key }),
  ),
  rows,
});

/** Figures of different units stand in one column: a number as it is, all else in words. */
function plain(said: Said, unit: ReportUnit, value: number | null): string | number | null {
  if (value === null) return null;
  if (unit === 'satang' || unit === 'share') return value / 100;
  return unit === 'day' || unit === 'instant' ? said.value(unit, value) : value;
}

function figuresSheet(said: Said, kind: string, { figures }: ReportContent): WorkbookSheet {
  const { sheet, unitNames } = said.words;
  const titles = [sheet.figure, sheet.value, sheet.before, sheet.unit];
  return {
    name: sheet.figures,
    columns: titles.map((title, at) => columnOf(title, at === 0 ? 'text' : 'count', at)),
    rows: figures.map(({ key, unit, value, before }) => [
      said.figure(kind, key),
      plain(said, unit, value),
      plain(said, unit, before),
      unitNames[unit],
    ]),
  };
}

/** All that a report holds as .xlsx: its figures, then each of its tables. */
export function reportSheet(
  language: LetterLanguage,
  kind: ReportKind,
  content: ReportContent,
): Promise<Uint8Array> {
  const said = reportWords(language);
  return workbookFile([
    figuresSheet(said, kind, content),
    ...content.tables.map((one) => sheetOf(said, kind, one)),
  ]);
}
