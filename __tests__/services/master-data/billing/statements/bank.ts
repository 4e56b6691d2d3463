import { randomUUID } from 'node:crypto';
import { startDesk } from '@tests/services/master-data/billing/desk';
import { invoiceEndpoints } from '@/contracts/billing/invoice';
import { bankAccountEndpoints } from '@/contracts/billing/statements/bank-account';
import {
  type Candidate,
  type StatementLine,
  statementEndpoints,
} from '@/contracts/billing/statements/statement';
import { statementFileEndpoints } from '@/contracts/billing/statements/statement-file';
import { showBaht } from '@/contracts/kit/fields/satang';

/** A line as a bank's file has it. */
export interface Written {
  day: string;
  time?: string;
  in?: number;
  out?: number;
  text: string;
  reference?: string;
}

/** A bank's file of lines, each with the balance that it left. */
export function statementFile(lines: readonly Written[], name = 'statement.csv'): File {
  let balance = 10_000_000;
  const cell = (text: string) => `"${text}"`;
  const rows = lines.map((line) => {
    balance += (line.in ?? 0) - (line.out ?? 0);
    const [year, month, date] = line.day.split('-');
    return [
      ...[
        `${date}/${month}/${Number(year) + 543}`,
        line.time ?? '',
        line.text,
        line.reference ?? '',
      ],
      ...[line.out ? showBaht(line.out) : '', line.in ? showBaht(line.in) : '', showBaht(balance)],
    ];
  });
  const headings = ['วันที่', 'เวลา', 'รายการ', 'เลขที่อ้างอิง', 'ถอนเงิน', 'ฝากเงิน', 'ยอดคงเหลือ'];
  const text = [headings, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
  return new File([`\ufeff${text}`], name, { type: 'text/csv' });
}

/** An office whose finance brings statements in; after each test its books come out even. */
export function startBank() {
  const desk = startDesk();
  const { services } = desk;

  async function account(number: string): Promise<string> {
    const body = { name: `บัญชี ${number}`, bank: 'scb', number, fund: 'common' } as const;
    return (await services.get(bankAccountEndpoints.upsert, { body }, desk.token())).id;
  }
  const bring = (accountId: string, file: File) =>
    services.get(
      statementFileEndpoints.bring,
      { body: { accountId, ...plainColumns }, files: [file] },
      desk.token(),
    );
  const lines = async (accountId: string, query: object = { state: 'all' }) =>
    (
      await services.get(
        statementEndpoints.list,
        { query: { limit: 200, sort: 'day', accountId, ...query } },
        desk.token(),
      )
    ).rows;
  const bookingOf = (line: StatementLine, of: Candidate | undefined = line.candidates[0]) => ({
    ...{ lineId: line.id, receiptId: of?.receiptId ?? null },
    ...{ unitId: of && !of.receiptId ? of.unitId : null },
    invoiceIds: of && !of.receiptId ? of.invoices.map(({ id }) => id) : [],
  });
  const book = (...bookings: object[]) =>
    services.call(
      statementEndpoints.book,
      { body: { id: randomUUID(), lines: bookings } } as never,
      desk.token(),
    );
  const undo = (id: string, reason = 'จับคู่ผิด') =>
    services.call(statementEndpoints.undo, { params: { id }, body: { reason } }, desk.token());
  /** Units that owe one invoice alone, which nobody else owes as much of. */
  async function debtors(most: number) {
    const query = { state: 'owed', limit: 200 } as const;
    const { rows } = await services.get(invoiceEndpoints.list, { query }, desk.token());
    return rows
      .filter(
        ({ unitId, owed }) =>
          rows.filter((one) => one.unitId === unitId).length === 1 &&
          rows.filter((one) => one.owed === owed).length === 1,
      )
      .slice(0, most);
  }
  return { ...desk, account, bring, lines, book, bookingOf, undo, debtors };
}

/** Of `statementFile`. */
export const plainColumns = {
  ...{ day: 0, time: 1, description: 2, reference: 3, out: 4, in: 5, balance: 6 },
} as const;
