import type { SheetLine } from './read-sheet';

interface Headings {
  day: string;
  nameTh: string;
  nameEn: string;
  reason: string;
}

/** The lines of a sheet that could not be added, as the same sheet with why beside each. */
export async function failedLines(
  lines: readonly SheetLine[],
  {
    name,
    headings,
    reasonOf,
  }: { name: string; headings: Headings; reasonOf: (line: SheetLine) => string },
): Promise<File> {
  const { writeXlsx } = await import('hucre/xlsx');
  const { day, nameTh, nameEn, reason } = headings;
  const rows = lines.map((line) => {
    const { typed } = line;
    return [typed.day, typed.nameTh, typed.nameEn, reasonOf(line)];
  });
  const sheet = await writeXlsx({
    sheets: [
      {
        name: '1',
        columns: [16, 44, 36, 60].map((width) => ({ width })),
        rows: [[day, nameTh, nameEn, reason], ...rows],
      },
    ],
  });
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return new File([new Uint8Array(sheet)], `${name}.xlsx`, { type });
}
