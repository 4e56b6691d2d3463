import type { ChargeKind } from '@/contracts/billing/charge';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import type { invoices } from '@/services/master-data/billing/invoices/tables';
import { creditLines, credits } from './tables';

type Invoice = typeof invoices.$inferInsert;

/** A note of one invoice, which it is credited by, and a waiver for another one that waits for approval. */
export async function demoCredits(
  db: Db,
  {
    propertyId,
    of: [noted, late],
    number,
    day,
    shares,
    idOf,
  }: {
    propertyId: string;
    of: readonly (Invoice | undefined)[];
    number: string;
    day: string;
    /** What the note takes of each kind of lines. */
    shares: readonly { kind: ChargeKind; amount: number }[];
    idOf: (...parts: string[]) => string;
  },
): Promise<void> {
  const asker = { askedById: idOf('credit asker', propertyId), askedBy: 'เคาน์เตอร์' };
  const asked = (kind: 'note' | 'waiver', { id = '', unitId }: Invoice) => ({
    ...{ id: idOf(kind, id), propertyId, unitId, invoiceId: id, kind, ...asker },
    askedAt: `${day}T02:00:00.000Z`,
  });
  await insertAll(db, credits, [
    ...(noted
      ? [
          {
            ...{
              ...asked('note', noted),
              reason: 'goodwill' as const,
              amount: noted.credited ?? 0,
            },
            ...{ why: 'ชดเชยที่น้ำไม่ไหลสองวัน', state: 'granted' as const, number, day },
            ...{ grantedBy: 'ฝ่ายการเงิน', grantedAt: `${day}T03:00:00.000Z` },
          },
        ]
      : []),
    ...(late
      ? [
          {
            ...{ ...asked('waiver', late), reason: 'waived' as const, amount: 2_000 },
            ...{ why: 'เจ้าของนอนโรงพยาบาล มีใบรับรองแพทย์', state: 'asked' as const },
            ...{ number: '', day: null, grantedBy: '', grantedAt: null },
          },
        ]
      : []),
  ]);
  if (!noted) return;
  const creditId = idOf('note', noted.id ?? '');
  await insertAll(
    db,
    creditLines,
    shares.map((share) => ({ creditId, ...share })),
  );
}
