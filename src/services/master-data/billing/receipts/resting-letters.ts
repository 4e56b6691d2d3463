import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '@/services/kit/database/db';
import { arrearsLetters } from '@/services/master-data/billing/arrears/tables';
import type { receipts } from './tables';

type Row = Pick<typeof receipts.$inferSelect, 'unitId' | 'createdAt'>;

/** The letters that count and say that nothing is owed, since a receipt was given. */
export const restingLetters = (db: Db, { unitId, createdAt }: Row) =>
  db
    .select({ id: arrearsLetters.id, number: arrearsLetters.number })
    .from(arrearsLetters)
    .where(
      and(
        eq(arrearsLetters.unitId, unitId),
        eq(arrearsLetters.stage, 'clear'),
        isNull(arrearsLetters.voidedAt),
        gt(arrearsLetters.createdAt, createdAt),
      ),
    )
    .orderBy(asc(arrearsLetters.createdAt));
