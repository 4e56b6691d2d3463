import { and, eq, isNull, sql } from 'drizzle-orm';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { monthIssues } from './tables';

/**
 * Throws `ISSUE_RUNNING` while a month of the property is being issued. Called last, after what it
 * guards has locked its rows: who confirms a month locks them too.
 */
export async function refuseWhileIssuing(
  tx: Db,
  propertyId: string,
  month?: string,
): Promise<void> {
  const [open] = await tx
    .select({ period: monthIssues.period })
    .from(monthIssues)
    .where(
      and(
        eq(monthIssues.propertyId, propertyId),
        isNull(monthIssues.endedAt),
        month === undefined
          ? undefined
          : sql`to_char(${monthIssues.issuedOn}, 'YYYY-MM') = ${month}`,
      ),
    );
  if (open) throw new Problem('ISSUE_RUNNING', { period: open.period });
}
