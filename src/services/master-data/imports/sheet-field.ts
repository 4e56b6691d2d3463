import * as z from 'zod';
import type { PropertyDimension } from '@/contracts/content/targets';
import type { ErrorDetails } from '@/contracts/kit/calls/errors';
import { fieldErrorCode } from '@/contracts/kit/calls/field-errors';
import type { Names } from '@/contracts/kit/feature/names';
import { text } from '@/contracts/kit/fields/fields';
import { typed } from '@/contracts/kit/fields/limited';
import { normalThai } from '@/contracts/kit/text/thai-text';
import { typedFigures } from '@/contracts/kit/text/typed-figures';
import type { SheetColumn, TableRow } from '@/services/kit/sheet/table';
import type { importRows } from './tables';

/** A column of a kind's sheet, and how a cell of it is read. */
export interface SheetField extends SheetColumn {
  read: z.ZodType<unknown, string>;
  /** Every row has to fill it. */
  mustHave?: true;
  /** What its errors name. */
  details?: ErrorDetails;
  /** Characters. */
  width: number;
  /** Of the template's rows; where a property's kind has none, its template goes without the column. */
  examples: Examples | Partial<Record<PropertyDimension, Examples>>;
}

type Examples = readonly [string, string];

/** What a column shows in the template of a property. */
export const examplesAt = (
  { examples }: SheetField,
  dimension: PropertyDimension,
): Examples | undefined => ('length' in examples ? examples : examples[dimension]);

export type SheetFields = Readonly<Record<string, SheetField>>;

export type RowError = NonNullable<(typeof importRows.$inferInsert)['errors']>[number];

/** What a row says, by field; a field that it leaves empty is not in it. */
export interface Given {
  row: TableRow<string>;
  values: Record<string, unknown>;
  errors: RowError[];
}

const bare = (word: string) =>
  normalThai(word)
    .toLowerCase()
    .replace(/[\s/.-]/g, '');

/** One of several values by what it is called in any language, by itself, or by `others`' words for it. */
export function oneOf<V extends string>(
  words: Readonly<Record<V, Names>>,
  others?: Readonly<Partial<Record<V, readonly string[]>>>,
) {
  const named = (Object.entries(words) as [V, Names][]).flatMap(([value, names]) =>
    [value, ...Object.values(names), ...(others?.[value] ?? [])].map(
      (name: string) => [bare(name), value] as const,
    ),
  );
  const values = new Map<string, V>(named);
  const read = typed(60).transform((cell, context) => {
    const value = values.get(bare(cell));
    if (!value) context.addIssue({ code: 'custom', message: 'oneOf' });
    return value ?? z.NEVER;
  });
  const all = (Object.values(words) as Names[]).map(({ th }) => th).join(', ');
  return { read, details: { words: all } };
}

/** A unit's number; what a sheet has made a day of is none. */
export const unitNumber = text(40).refine((cell) => !/^\d{4}-\d\d-\d\d$/.test(cell), 'sheetDay');

export const unitExamples = { condo: ['A-1204', 'A-1205'], village: ['99/1', '99/2'] } as const;

/** A whole number in Thai or Arabic digits. */
export const wholeNumber = (min: number, max: number) => ({
  read: typed(20).transform((cell, context) => {
    const digits = typedFigures(cell);
    const number = /^-?\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
    if (number >= min && number <= max) return number;
    context.addIssue({ code: 'custom', message: 'wholeNumber' });
    return z.NEVER;
  }),
  details: { min, max },
});

/** Reads a row's cells, each by itself, so that all that is wrong is told at once. */
export function readRow(fields: SheetFields, row: TableRow<string>): Given {
  const given: Given = { row, values: {}, errors: [] };
  for (const [field, { read, mustHave, details }] of Object.entries(fields)) {
    const wrong = row.wrong[field];
    const cell = row.typed[field] ?? '';
    if (wrong) given.errors.push({ field, code: wrong });
    else if (cell) {
      const parsed = read.safeParse(cell, { reportInput: true });
      const [issue] = parsed.error?.issues ?? [];
      if (issue)
        given.errors.push({ field, ...(details && { details }), ...fieldErrorCode(issue) });
      else given.values[field] = parsed.data;
    } else if (mustHave) given.errors.push({ field, code: 'required' });
  }
  return given;
}

/** Notes which of some fields a row that makes something leaves empty. */
export function requireAll({ values, errors }: Given, fields: readonly string[]): void {
  for (const field of fields) {
    const isKnown = field in values || errors.some((error) => error.field === field);
    if (!isKnown) errors.push({ field, code: 'required' });
  }
}
