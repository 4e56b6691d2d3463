import { and, asc, eq, ilike, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { slipVerify } from 'promptparse/validate';
import { bankCodes } from '@/contracts/billing/statements/bank-account';
import type { slipEndpoints } from '@/contracts/billing/statements/slip';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField } from '@/services/kit/calls/problem';
import { contains } from '@/services/kit/text/thai-text';
import { selectLines, shownLines } from './shown';
import { statementLines } from './tables';
import { waitingOf } from './waiting';

/** Letters and figures that a bank gives one transfer. */
const isReference = /^[A-Za-z0-9]{8,60}$/;
const most = 5;

/** Holds the code of a transfer's slip against the statements; it proves nothing by itself. */
export const slipHandlers = (db: NodePgDatabase): Handlers<typeof slipEndpoints> => ({
  read: async ({ body: { code } }, { propertyId }) => {
    const slip = slipVerify(code);
    if (!slip || !isReference.test(slip.transRef)) throw invalidField('code', 'slip');
    const like = contains(slip.transRef);
    const rows = await selectLines(db)
      .where(
        and(
          eq(statementLines.propertyId, propertyId),
          or(ilike(statementLines.reference, like), ilike(statementLines.description, like)),
        ),
      )
      .orderBy(asc(statementLines.day), asc(statementLines.id))
      .limit(most);
    return {
      ...{ bank: bankCodes[slip.sendingBank] ?? 'other', reference: slip.transRef },
      lines: await shownLines(db, rows, () => waitingOf(db, propertyId)),
    };
  },
});
