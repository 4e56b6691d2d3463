import { uuidv7 } from 'uuidv7';
import type { LetterStage } from '@/contracts/billing/arrears';
import { buddhistYear } from '@/contracts/kit/fields/month';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { audit } from '@/services/kit/records/audit';
import { takeNumbers } from '@/services/master-data/billing/books/numbers';
import { today } from '@/services/master-data/billing/late/lateness';
import { arrearsLetters, type Owing } from './tables';

export interface LetterDraft {
  unitId: string;
  unitNumber: string;
  /** Whose unit it is. */
  payerName: string;
  stage: LetterStage;
  /** What is late. */
  owing: readonly Owing[];
  owed: number;
  surcharge: number;
  advance: number;
  /** Of one that nothing is owed. */
  validUntil?: string;
  code?: string;
}

type Row = typeof arrearsLetters.$inferSelect;

/** Numbers letters of today in their order and stores them; the caller holds their units. */
export async function storeLetters(
  tx: Db,
  request: ServiceRequest,
  drafts: readonly LetterDraft[],
  runId: string | null = null,
): Promise<Row[]> {
  if (drafts.length === 0) return [];
  const { propertyId, caller } = request;
  const day = today();
  const given = await takeNumbers(tx, {
    ...{ propertyId, kind: 'LT', year: buddhistYear(day), count: drafts.length },
  });
  const rows = drafts.map((draft, at): Row => {
    const isAbout = draft.stage !== 'clear';
    // Who has sold the unit owes what was billed then: the letter is for both.
    const payers = isAbout ? draft.owing.flatMap((one) => one.payerName ?? []) : [];
    return {
      ...{ id: uuidv7(), propertyId, unitId: draft.unitId, number: given[at]?.number ?? '' },
      ...{ unitNumber: draft.unitNumber, stage: draft.stage, day, owed: draft.owed },
      payerName: [...new Set([draft.payerName, ...payers])].join(', '),
      owing: [...draft.owing],
      surcharge: isAbout ? draft.surcharge : 0,
      advance: isAbout ? draft.advance : 0,
      ...{ by: caller.fullname, createdAt: new Date().toISOString(), runId },
      ...{ validUntil: draft.validUntil ?? null, code: draft.code ?? '' },
      ...{ tracking: '', delivery: 'written', deliveredOn: null },
      ...{ voidedAt: null, voidedBy: '', voidReason: '' },
    };
  });
  await insertAll(tx, arrearsLetters, rows);
  const lines = rows.map((row) => ({
    ...({
      action: 'create',
      entity: 'arrears-letter',
      entityId: row.id,
      title: row.number,
    } as const),
    changes: {
      stage: [null, row.stage],
      unitNumber: [null, row.unitNumber],
      owed: [null, showBaht(row.owed)],
    },
  }));
  await audit(tx, request, ...lines);
  return rows;
}
