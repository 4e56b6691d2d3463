import { and, asc, eq, isNull } from 'drizzle-orm';
import { isFee } from '@/contracts/billing/fee';
import type { Difference } from '@/contracts/billing/issue-preview';
import { monthAfter } from '@/contracts/kit/fields/month';
import type { Db } from '@/services/kit/database/db';
import { grouped } from '@/services/kit/records/grouped';
import { thaiMonth } from '@/services/kit/text/thai-text';
import { charges, invoices } from '@/services/master-data/billing/invoices/tables';
import { meterKinds, meterReadings } from '@/services/master-data/billing/meters/tables';
import type { Draft } from './draft';

type Compared = Pick<
  typeof charges.$inferSelect,
  'kind' | 'description' | 'quantity' | 'rate' | 'months' | 'amount' | 'readingId' | 'ruleId'
>;

interface Before extends Compared {
  /** What a meter that is still read is called; null of what none bills. */
  meter: string | null;
}

/** The lines of the month before, by unit. */
export async function linesBefore(db: Db, propertyId: string, period: string) {
  const rows = await db
    .select({
      unitId: charges.unitId,
      kind: charges.kind,
      description: charges.description,
      quantity: charges.quantity,
      rate: charges.rate,
      months: charges.months,
      amount: charges.amount,
      readingId: charges.readingId,
      ruleId: charges.ruleId,
      meter: meterKinds.name,
    })
    .from(charges)
    .innerJoin(invoices, eq(invoices.id, charges.invoiceId))
    .leftJoin(meterReadings, eq(meterReadings.id, charges.readingId))
    .leftJoin(meterKinds, and(eq(meterKinds.id, meterReadings.kindId), eq(meterKinds.active, true)))
    .where(
      and(
        eq(invoices.propertyId, propertyId),
        eq(invoices.period, monthAfter(period, -1)),
        eq(invoices.source, 'own'),
        isNull(invoices.voidedAt),
      ),
    )
    .orderBy(asc(charges.position));
  return grouped(rows, ({ unitId }) => unitId);
}

/** What is the same from month to month: a fee whoever prices it, a meter by its name, a rule, an entered line by its words. */
function sameness({ kind, description, readingId, ruleId }: Compared): string {
  if (readingId) return `meter ${kind} ${kind === 'other' ? description.split(' ')[0] : ''}`;
  if (ruleId && !isFee(kind)) return `rule ${ruleId}`;
  return kind === 'fine' || kind === 'other' ? `${kind} ${description}` : kind;
}

function why(
  now: Compared | undefined,
  was: Before | undefined,
  isShare: boolean,
): Difference['why'] {
  const { kind, readingId } = (now ?? was) as Compared;
  if (isShare && (isFee(kind) || !now)) return 'sale';
  if (kind === 'surcharge') return 'late';
  if ((now ?? was)?.months !== 1 || (was ?? now)?.months !== 1) return 'rhythm';
  if (!was) return 'new';
  if (!now) return was.meter === null ? 'gone' : 'unread';
  if (readingId) return now.rate === was.rate ? 'usage' : 'rate';
  return isFee(kind) ? 'rate' : 'amount';
}

const sum = (lines: readonly Compared[]) => lines.reduce((all, { amount }) => all + amount, 0);

/** What a draft of a month asks for otherwise than the month before did, the largest change first. */
export function differencesOf(
  draft: Draft,
  period: string,
  before: readonly Before[] | undefined,
): Difference[] {
  if (!before) return [];
  const now = grouped<Compared, string>(draft.lines, sameness);
  const was = grouped<Before, string>(before, sameness);
  return [...new Set([...now.keys(), ...was.keys()])]
    .map((key) => {
      const [lines, old] = [now.get(key) ?? [], was.get(key) ?? []];
      const [one, other] = [lines[0], old[0]];
      const isCounted = (one ?? other)?.readingId && one && other;
      const reason = why(one, other, draft.fromDay > 0);
      const { kind, description } = one ?? (other as Before);
      return {
        ...{ why: reason, kind },
        // What is not read is this month's, which no line names yet.
        name:
          reason === 'unread'
            ? `${other?.meter} ${thaiMonth(period)}`
            : (description.split(':')[0] ?? ''),
        ...{ was: sum(old), now: sum(lines) },
        counted: isCounted ? `${other.quantity} → ${one.quantity}` : '',
      };
    })
    .filter((one) => one.was !== one.now)
    .sort((a, b) => Math.abs(b.now - b.was) - Math.abs(a.now - a.was));
}
