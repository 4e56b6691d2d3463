import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { mostSatang } from '@/contracts/billing/money';
import { day } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';
import { month } from '@/contracts/kit/fields/month';
import { Problem } from '@/services/kit/calls/problem';

/** An invoice as the accounting source has it; amounts are whole satang. */
export const sourceInvoice = z.object({
  id: limited(100).min(1),
  unitNumber: limited(40).min(1),
  period: month,
  issuedOn: day,
  dueOn: day,
  lines: z
    .array(
      z.object({
        kind: z.enum(['common', 'sinking', 'water', 'fine', 'other']),
        description: limited(200).min(1),
        amount: z.number().int().min(1).max(mostSatang),
      }),
    )
    .min(1)
    .max(100),
});
export type SourceInvoice = z.output<typeof sourceInvoice>;

/** Where invoices come from that another program makes. */
export interface AccountingSource {
  /** What it has of a property, by the property's code; nothing of it is trusted yet. */
  read(code: string): Promise<unknown[]>;
}

const patienceMs = 20_000;
const mostBytes = 20_000_000;

const someLists = z
  .record(z.string(), z.array(z.unknown()))
  .refine((lists) => Object.keys(lists).length > 0);

/** A file of JSON, or an answer: `{ "RMN": [...] }`, or the list itself; throws for anything else. */
function listIn(json: string, code: string): unknown[] {
  const all: unknown = JSON.parse(json);
  if (Array.isArray(all)) return all;
  // A word about what went wrong is no list of nothing.
  return someLists.parse(all)[code] ?? [];
}

const fromFile = (path: string): AccountingSource => ({
  read: async (code) => listIn(await readFile(path, 'utf8'), code),
});

const fromAddress = (address: string): AccountingSource => ({
  async read(code) {
    const url = new URL(address);
    url.searchParams.set('property', code);
    const reply = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
      headers: { accept: 'application/json' },
    });
    const text = await reply.text();
    if (!reply.ok || text.length > mostBytes) throw new Error(`answered ${reply.status}`);
    return listIn(text, code);
  },
});

const demoUnits: Record<string, readonly string[]> = {
  RMN: ['A-0101', 'A-0203', 'B-0304'],
  STP: ['S-0101', 'S-0202'],
  SPK: ['99/1', '99/2'],
};

/** The demo's: a month's rent of a parking place for a few units. */
export const demoSource: AccountingSource = {
  read: async (code) => {
    const now = new Date(Date.now() + 7 * 3_600_000).toISOString();
    const period = now.slice(0, 7);
    return (demoUnits[code] ?? []).map((unitNumber, index) => ({
      id: `PARK-${code}-${period}-${index + 1}`,
      ...{ unitNumber, period, issuedOn: `${period}-01`, dueOn: `${period}-15` },
      lines: [{ kind: 'other', description: 'ค่าเช่าที่จอดรถเพิ่ม', amount: 80_000 + index * 20_000 }],
    }));
  },
};

/** The source by its setting: an http address, a file's path, or none. */
export function accountingSource(setting: string | undefined, isDemo: boolean): AccountingSource {
  if (setting) return /^https?:\/\//.test(setting) ? fromAddress(setting) : fromFile(setting);
  if (isDemo) return demoSource;
  return {
    read: async () => {
      throw new Problem('NO_SOURCE');
    },
  };
}
