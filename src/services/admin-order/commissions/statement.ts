import type { CommissionLine, Owed } from '@/contracts/admin-order/commission';
import type { OutgoingFile } from '@/contracts/kit/calls/files';
import { showPercent } from '@/contracts/kit/fields/satang';
import type { PropertySetting } from '@/contracts/master-data/property/property-setting';
import { xlsxFile } from '@/services/kit/files/xlsx';
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
      { title: 'ยอดงาน (บาท)', width: 14, value: ({ grossSatang }) => grossSatang / 100 },
      { title: 'อัตรา', width: 10, value: rateOf },
      {
        ...{ title: 'ค่าคอมมิชชัน (บาท)', width: 16 },
        value: ({ commissionSatang }) => commissionSatang / 100,
      },
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
