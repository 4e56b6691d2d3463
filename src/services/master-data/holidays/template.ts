import texts from '@locales/th/holidays.json';
import { holidays as feature } from '@/contracts/features/property/holidays';
import type { OutgoingFile } from '@/contracts/kit/calls/files';
import { writeDay } from '@/contracts/kit/text/written-day';
import type { Holiday } from '@/contracts/master-data/holiday';
import { formFile, type XlsxColumn } from '@/services/kit/files/xlsx';

type Row = Pick<Holiday, 'day' | 'nameTh' | 'nameEn'>;

const columns: XlsxColumn<Row>[] = [
  { title: texts.day, width: 16, value: ({ day }) => writeDay(day, 'buddhist') },
  { title: texts.nameTh, width: 44, value: ({ nameTh }) => nameTh },
  { title: texts.nameEn, width: 36, value: ({ nameEn }) => nameEn },
];

/** A year's days as a sheet that can be filled in: the day as it is typed, Buddhist era. */
export function holidayTemplate(year: number, rows: readonly Row[]): OutgoingFile {
  const name = `${feature.names.th} ${year + 543}`;
  return formFile({ name, columns, rows });
}
