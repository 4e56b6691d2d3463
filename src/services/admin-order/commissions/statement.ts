import type { CommissionLine, Owed } from '@/contracts/admin-order/commission';
import type { OutgoingFile } from '@/contracts/kit/calls/files';
import { showPercent } from '@/contracts/kit/fields/satang';
import type { PropertySetting } from '@/contracts/master-data/property/property-setting';
import { type XlsxColumn, xlsxFile } from '@/services/kit/files/xlsx';
import { letterheadOf } from '@/services/kit/pdf/letterhead';
import { pdfFile } from '@/services/kit/pdf/pdf-file';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import statement from './statement.typ';

/** A property's settings; whoever keeps them answers. */
export type SettingsOf = (propertyId: string) => Promise<PropertySetting>;

const nameOf = ({ vendorName, settled }: Owed, month: string) =>
  `ค่าคอมมิชชัน ${month} ${vendorName} ${settled?.number ?? 'ยังไม่สรุป'}`;

const rateOf = ({ basisPoints }: CommissionLine) =>
  basisPoints === null ? '–' : `${showPercent(basisPoints)}%`;

type Sums = Pick<Owed, 'grossSatang' | 'commissionSatang'>;

const gross: XlsxColumn<Sums> = {
  ...{ title: 'ยอดงาน (บาท)', width: 14, kind: 'satang' },
  value: ({ grossSatang }) => grossSatang,
};
const commission: XlsxColumn<Sums> = {
  ...{ title: 'ค่าคอมมิชชัน (บาท)', width: 18, kind: 'satang' },
  value: ({ commissionSatang }) => commissionSatang,
};

/** What each vendor owes for a month, as a sheet. */
export const owedSheet = (month: string, owed: readonly Owed[]): OutgoingFile =>
  xlsxFile<Owed>({
    name: `ค่าคอมมิชชัน ${month}`,
    columns: [
      { title: 'โครงการ', width: 28, value: ({ propertyTh }) => propertyTh },
      { title: 'ผู้ให้บริการ', width: 32, value: ({ vendorName }) => vendorName },
      { title: 'จำนวนงาน', width: 12, value: ({ orders }) => orders },
      gross,
      commission,
      {
        ...{ title: 'คงเหลือของผู้ให้บริการ (บาท)', width: 26, kind: 'satang' },
        value: ({ grossSatang, commissionSatang }) => grossSatang - commissionSatang,
      },
      { title: 'ยังไม่มีอัตรา (งาน)', width: 18, value: ({ unrated }) => unrated },
      { title: 'ใบสรุป', width: 18, value: ({ settled }) => settled?.number ?? null },
      { title: 'สรุปเมื่อ', width: 18, kind: 'instant', value: ({ settled }) => settled?.at ?? null },
      { title: 'สรุปโดย', width: 24, value: ({ settled }) => settled?.by ?? null },
    ],
    rows: owed,
  });

/** What a vendor owes for a month, order by order, as a sheet. */
export const statementSheet = (
  owed: Owed,
  month: string,
  lines: readonly CommissionLine[],
): OutgoingFile =>
  xlsxFile<CommissionLine>({
    name: nameOf(owed, month),
    columns: [
      { title: 'คำสั่งซื้อ', width: 12, value: ({ number }) => number },
      { title: 'เสร็จเมื่อ', width: 18, kind: 'instant', value: ({ doneAt }) => doneAt },
      { title: 'บริการ', width: 32, value: ({ serviceTh }) => serviceTh },
      { title: 'ลูกบ้าน', width: 28, value: ({ customerName }) => customerName },
      gross,
      { title: 'อัตรา', width: 10, value: rateOf },
      commission,
    ],
    rows: lines,
  });

/** The same on the property's paper, with what is left to the vendor. */
export const statementPaper = (
  owed: Owed,
  month: string,
  lines: readonly CommissionLine[],
  settings: PropertySetting,
): Promise<OutgoingFile> =>
  pdfFile({
    name: nameOf(owed, month),
    template: statement,
    data: {
      letterhead: letterheadOf(settings),
      month: `${month}-01`,
      ...{ vendor: owed.vendorName, settled: owed.settled },
      lines: lines.map((line) => ({
        ...line,
        day: bangkokDay(new Date(line.doneAt)),
        rate: rateOf(line),
      })),
      ...{ gross: owed.grossSatang, commission: owed.commissionSatang },
      rest: owed.grossSatang - owed.commissionSatang,
    },
  });
