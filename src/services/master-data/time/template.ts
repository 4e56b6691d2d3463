import texts from '@locales/th/time.json';
import { time as feature } from '@/contracts/features/property/time';
import type { OutgoingFile } from '@/contracts/kit/calls/files';
import { type PropertyTime, weekdays } from '@/contracts/master-data/time';
import { formFile, type XlsxColumn } from '@/services/kit/files/xlsx';

type Row = [name: string, from: string, to: string];

const columns: XlsxColumn<Row>[] = [
  { title: texts.sheet.name, width: 24, value: ([name]) => name },
  { title: texts.sheet.from, width: 14, value: ([, from]) => from },
  { title: texts.sheet.to, width: 14, value: ([, , to]) => to },
];

/** The week and the slots as a sheet, a line each; a day on which the office is closed has no hours. */
export function timeTemplate({ officeHours, bookingSlots }: PropertyTime): OutgoingFile {
  const rows: Row[] = [
    ...weekdays.map((day): Row => {
      const { opens, closes } = officeHours[day];
      return [texts.weekdays[day], opens, closes];
    }),
    ...bookingSlots.map(({ from, to }): Row => [texts.slot, from, to]),
  ];
  return formFile({ name: feature.names.th, columns, rows });
}
