import cn from '@locales/cn/holidays.json';
import en from '@locales/en/holidays.json';
import errors from '@locales/th/errors.json';
import th from '@locales/th/holidays.json';
import type * as z from 'zod';
import type { OutgoingFile } from '@/contracts/kit/calls/files';
import { optionalText, text } from '@/contracts/kit/fields/fields';
import {
  type HolidayDraft,
  type HolidaySheetLine,
  holidayDraft,
  holidaySheetMost,
} from '@/contracts/master-data/holiday';
import { sayField } from '@/services/kit/calls/problem';
import { formFile, type XlsxColumn } from '@/services/kit/files/xlsx';
import { type BroughtFile, tableRowsAside } from '@/services/kit/sheet/table-aside';
import { readRow, type SheetFields } from '@/services/master-data/imports/sheet-field';

type Field = HolidaySheetLine['errors'][number]['field'];

const heading = (field: Field, ...others: string[]) =>
  [th[field], en[field], cn[field], ...others] as [string, ...string[]];

const fields = {
  day: {
    names: heading('day', 'วัน', 'วันเดือนปี', 'date'),
    ...{
      needed: true,
      mustHave: true,
      read: holidayDraft.shape.day,
      width: 16,
      examples: ['', ''],
    },
  },
  nameTh: {
    names: heading('nameTh', 'วันหยุด', 'ชื่อ', 'ชื่อภาษาไทย', 'holiday', 'name'),
    ...{ needed: true, mustHave: true, read: text(200), width: 44, examples: ['', ''] },
  },
  nameEn: {
    names: heading('nameEn', 'ชื่ออังกฤษ', 'english'),
    ...{ read: optionalText(200) as z.ZodType<string, string>, width: 36, examples: ['', ''] },
  },
} satisfies SheetFields;

/** The rows of a sheet of days; of a day that is there twice the first row counts. */
export async function lookAtDays(file: BroughtFile): Promise<HolidaySheetLine[]> {
  const lines: HolidaySheetLine[] = [];
  const seen = new Map<string, number>();
  for await (const row of tableRowsAside(file, fields, holidaySheetMost.rows)) {
    const { values, errors: wrong } = readRow(fields, row);
    const { day, nameTh, nameEn = '' } = values as Partial<HolidayDraft>;
    const first = day && seen.get(day);
    if (first) wrong.push({ field: 'day', code: 'duplicateLine', details: { line: first } });
    else if (day) seen.set(day, row.line);
    lines.push({
      line: row.line,
      typed: { day: '', nameTh: '', nameEn: '', ...row.typed },
      draft: wrong.length > 0 ? null : ({ day, nameTh, nameEn } as HolidayDraft),
      kept: false,
      errors: wrong as HolidaySheetLine['errors'],
    });
  }
  return lines;
}

/** The rows that are wrong as the sheet had them, with why and where behind each. */
export function failedDays(lines: readonly HolidaySheetLine[]): OutgoingFile {
  const columns: XlsxColumn<HolidaySheetLine>[] = [
    ...(Object.keys(fields) as Field[]).map((field) => ({
      ...{ title: th[field], width: fields[field].width },
      value: ({ typed }: HolidaySheetLine) => typed[field],
    })),
    {
      ...{ title: th.reason, width: 60 },
      value: (row) =>
        row.errors
          .map((one) => `${th[one.field] ?? errors.fields.invalid}: ${sayField(one)}`)
          .join(' · '),
    },
  ];
  return formFile({ name: th.failedName, columns, rows: lines.filter(({ draft }) => !draft) });
}
