import cn from '@locales/cn/meters.json';
import en from '@locales/en/meters.json';
import th from '@locales/th/meters.json';
import { mostReadings, type SheetRow } from '@/contracts/billing/meters/reading';
import type { OutgoingFile } from '@/contracts/kit/calls/files';
import { formFile, type XlsxColumn } from '@/services/kit/files/xlsx';
import { type BroughtFile, tableRowsAside } from '@/services/kit/sheet/table-aside';

/** Rows that a file may have, and how large it may be. */
export const readingSheetMost = { rows: 20 * mostReadings, megabytes: 5 };

const columns = {
  unit: {
    names: [th.unit, en.unit, cn.unit, 'ห้อง', 'บ้านเลขที่', 'เลขที่ห้อง', 'unit', 'room'],
    needed: true,
  },
  reading: {
    names: [th.reading, en.reading, cn.reading, 'เลขมิเตอร์', 'เลขอ่าน', 'ครั้งนี้', 'current'],
    needed: true,
  },
} as const;

/** The units and readings of a file, as they are written there. */
export async function lookAtReadings(file: BroughtFile) {
  const lines = [];
  for await (const { line, typed } of tableRowsAside(file, columns, readingSheetMost.rows)) {
    const { unit = '', reading = '' } = typed;
    if (unit && reading)
      lines.push({ line, unit: unit.slice(0, 40), reading: reading.slice(0, 20) });
  }
  return lines;
}

const shown: XlsxColumn<SheetRow>[] = [
  { title: th.unit, width: 18, value: ({ unitNumber }) => unitNumber },
  { title: th.before, width: 18, value: ({ before }) => before?.reading ?? '' },
  { title: th.reading, width: 18, value: ({ reading }) => reading?.reading ?? '' },
];

/** A month's sheet to be filled in outside. */
export const readingForm = (name: string, rows: readonly SheetRow[]): OutgoingFile =>
  formFile({ name, columns: shown, rows });
