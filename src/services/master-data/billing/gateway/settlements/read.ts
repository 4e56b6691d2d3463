import { settlementMost } from '@/contracts/billing/settlement';
import { Problem } from '@/services/kit/calls/problem';
import type { SheetColumn } from '@/services/kit/sheet/table';
import { tableRowsAside } from '@/services/kit/sheet/table-aside';
import { bangkokDay } from '@/services/kit/text/bangkok-day';
import { readAmount, readMoment } from '@/services/master-data/billing/statements/read/cells';

export interface SettlementLine {
  line: number;
  charge: string;
  day: string;
  gross: number;
  fee: number;
  vat: number;
  net: number;
}

/** How gateways and the people who tidy their files head the columns. */
const columns = {
  charge: { names: ['charge', 'charge id', 'charge_id', 'source', 'รหัสรายการ'], needed: true },
  day: {
    names: ['date', 'created', 'created at', 'created_at', 'transaction date', 'paid at', 'วันที่'],
    needed: true,
  },
  gross: { names: ['amount', 'gross', 'gross amount', 'จำนวนเงิน', 'ยอดชำระ'], needed: true },
  fee: { names: ['fee', 'fees', 'transaction fee', 'ค่าธรรมเนียม'], needed: true },
  vat: { names: ['vat', 'fee vat', 'fee_vat', 'vat on fee', 'ภาษีมูลค่าเพิ่ม'], needed: true },
  net: { names: ['net', 'net amount', 'ยอดสุทธิ'], needed: true },
} satisfies Record<string, SheetColumn>;

/** A Bangkok day: machines write instants, people days. */
function dayOf(written: string, today: string): string | undefined {
  const isInstant = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)$/.test(written);
  const at = isInstant ? new Date(written) : undefined;
  if (at && !Number.isNaN(at.getTime())) return bangkokDay(at);
  return readMoment(written, today)?.day;
}

const isCharge = (text: string) => /^[\w-]{6,100}$/.test(text);

/**
 * The transactions of a settlement's file; rows without a charge, as its sums and transfers are, are left out.
 * What was kept is told as a positive fee, whichever sign the gateway writes. Throws `SETTLEMENT_WRONG` (`line`).
 */
export async function readSettlement(
  file: { name: string; bytes: Buffer; by: string },
  today: string,
): Promise<SettlementLine[]> {
  const lines: SettlementLine[] = [];
  for await (const { line, typed } of tableRowsAside(file, columns, settlementMost.rows)) {
    const charge = (typed.charge ?? '').trim();
    if (!isCharge(charge)) continue;
    const day = dayOf(typed.day ?? '', today);
    const [gross, fee, vat, net] = [typed.gross, typed.fee, typed.vat, typed.net].map((cell) =>
      readAmount(cell ?? ''),
    );
    if (!day || gross == null || net == null || fee === undefined || vat === undefined) {
      throw new Problem('SETTLEMENT_WRONG', { line });
    }
    lines.push({
      ...{ line, charge, day, gross, net },
      ...{ fee: Math.abs(fee ?? 0), vat: Math.abs(vat ?? 0) },
    });
  }
  if (lines.length === 0) throw new Problem('SHEET_NO_ROWS');
  return lines;
}
