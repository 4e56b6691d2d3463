import { cell, formats, type XlsxColumn } from './xlsx';

/** One sheet of a workbook that is small enough to be held. */
export interface WorkbookSheet {
  name: string;
  columns: readonly XlsxColumn<readonly (string | number | null)[]>[];
  rows: readonly (readonly (string | number | null)[])[];
}

/** What no sheet may be called, and how long its name may be. */
const refused = /[[\]:*?/\\]/g;
const longest = 31;

function ownName(name: string, before: readonly WorkbookSheet[]): string {
  const plain = name.replace(refused, ' ').slice(0, longest - 3);
  const same = before.filter((one) => one.name === name).length;
  return same > 0 ? `${plain} ${same + 1}` : plain;
}

/** An .xlsx of several sheets, whole. */
export async function workbookFile(sheets: readonly WorkbookSheet[]): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx({
    sheets: sheets.map(({ name, columns, rows }, at) => ({
      name: ownName(name, sheets.slice(0, at)),
      columns: columns.map(({ width, kind }) => ({
        width,
        ...(kind && kind !== 'text' && { numFmt: formats[kind] }),
      })),
      rows: [
        columns.map(({ title }) => title),
        ...rows.map((row) => columns.map((column) => cell(column, row))),
      ],
      freezePane: { rows: 1 },
    })),
  });
}
