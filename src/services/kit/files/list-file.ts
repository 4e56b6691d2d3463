import common from '@locales/th/common.json';
import type { SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { OutgoingFile } from '@/contracts/kit/calls/files';
import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import { featureTexts } from '@/contracts/kit/feature/feature-texts';
import type { ListColumn, ListColumns } from '@/contracts/kit/feature/list-columns';
import type { PhoneLine } from '@/contracts/kit/fields/phone-line';
import { inBatches } from '@/services/kit/database/in-batches';
import { type FileRows, type XlsxColumn, xlsxFile } from '@/services/kit/files/xlsx';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { writtenPhones } from '@/services/kit/text/phone-text';

/** An area's texts in Thai, as its file in `public/locales` holds them. */
export type AreaWords = Readonly<Record<string, unknown>>;

type Cell = string | number | null;

/** Values that a column's field alone does not tell, by column. */
export type Cells<T> = { [Name in keyof T & string]?: (row: T) => Cell };

/** The same with what the feature calls itself and its fields where the area's texts do not say it. */
export const sheetTexts = (texts: AreaWords, feature: FeatureDeclaration): AreaWords => ({
  ...featureTexts(feature, 'th'),
  ...texts,
});

const isWords = (value: unknown): value is AreaWords => typeof value === 'object' && value !== null;

function wordIn(texts: AreaWords, name: string): string | undefined {
  const own = texts[name];
  const shared = (common.list as AreaWords)[name];
  return [own, shared].find((word) => typeof word === 'string') as string | undefined;
}

function write(name: string, { kind, words }: ListColumn, texts: AreaWords, value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (kind === 'active') return value ? common.form.active : common.form.inactive;
  if (kind === 'yesNo') return value ? common.form.yes : common.form.no;
  if (kind === 'choice' || kind === 'standing') {
    const group = words ? texts[words] : isWords(texts.values) && texts.values[name];
    return String((isWords(group) && group[String(value)]) ?? value);
  }
  if (kind === 'satang') return Number(value) / 100;
  if (kind === 'phone') return writtenPhones(value as string | PhoneLine) || null;
  return kind === 'number' || kind === 'baht' ? Number(value) : String(value);
}

const widths: Readonly<Record<ListColumn['kind'], number>> = {
  ...{
    text: 32,
    number: 12,
    baht: 14,
    satang: 14,
    day: 14,
    instant: 18,
    choice: 20,
    standing: 20,
    yesNo: 10,
    phone: 32,
    active: 14,
  },
};

/** The columns of a list as those of a sheet, titled in Thai. */
export function sheetColumns<T>(
  columns: ListColumns<T>,
  texts: AreaWords,
  cells: Cells<T> = {},
): XlsxColumn<T>[] {
  const named = Object.entries(columns) as [keyof T & string, ListColumn][];
  return named.map(([name, column]) => ({
    title: wordIn(texts, name) ?? name,
    width: widths[column.kind],
    ...((column.kind === 'day' || column.kind === 'instant') && { kind: column.kind }),
    ...(column.summed && { kind: 'satang' }),
    value: (row) =>
      column.summed
        ? (row[name] as Cell)
        : (cells[name]?.(row) ?? write(name, column, texts, row[name])),
  }));
}

/** What a list's file is made from, beside its rows. */
export interface Sheet<T> {
  columns: ListColumns<T>;
  texts: AreaWords;
  cells?: Cells<T>;
}

/** A list's rows as .xlsx, named by the area's title and the day. */
export const listFile = <T>(sheet: Sheet<T>, rows: FileRows<T>) =>
  xlsxFile({
    name: `${wordIn(sheet.texts, 'title') ?? ''} ${bangkokDay(new Date())}`.trim(),
    columns: sheetColumns(sheet.columns, sheet.texts, sheet.cells),
    rows,
  });

/** All that a list finds as .xlsx: read a thousand rows at a time, and no transaction held meanwhile. */
export async function foundFile<T>(
  db: NodePgDatabase,
  table: PgTable & { id: PgColumn },
  sheet: Sheet<T>,
  found: {
    where: SQL | undefined;
    order: SQL[];
    /** Those of the ids, in any order. */
    read: (ids: string[]) => Promise<(T & { id: string })[]>;
  },
): Promise<OutgoingFile> {
  const { where, order, read } = found;
  const rows = await db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(where)
    .orderBy(...order);
  const ids = rows.map(({ id }) => String(id));
  return listFile(sheet, { each: inBatches(ids, read), count: ids.length });
}
