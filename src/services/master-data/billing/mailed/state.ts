import { and, eq, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { MailState } from '@/contracts/billing/paper-letter';
import type { Db } from '@/services/kit/database/db';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { paperLetters } from './tables';

/** A mail server answers sooner; after that, whoever began is gone. */
const unclearAfterMs = 5 * 60_000;

/** The moment before which a letter that is begun still is one that nobody tells the end of. */
export const longAgo = () => new Date(Date.now() - unclearAfterMs).toISOString();

type Row = typeof paperLetters.$inferSelect;

/** Whether a letter is on its way still, has gone out, or was given up. */
export function letterEnd({ end, begunAt }: Pick<Row, 'end' | 'begunAt'>) {
  if (end) return end;
  return begunAt && begunAt < longAgo() ? 'unclear' : 'waiting';
}

const { paperId, openedAt, end, begunAt } = paperLetters;

/** The best of what letters came to. */
const best = (): SQL<MailState> => sql<MailState>`case
  when bool_or(${openedAt} is not null) then 'opened'
  when bool_or(${end} = 'sent') then 'sent'
  when bool_or(${end} is null and (${begunAt} is null or ${begunAt} >= ${longAgo()})) then 'waiting'
  when count(*) > 0 then 'failed' else 'none' end`;

/** One that had nothing to say by the time it was written counts as none. */
const counts = sql`${end} is distinct from 'dropped'`;
const itsLetters = and(eq(paperId, invoices.id), counts);

/** Of invoices: how far each has come by e-mail. */
const standing = (): SQL<MailState> =>
  sql<MailState>`(select ${best()} from ${paperLetters} where ${itsLetters})`;

/** How far a paper has come by e-mail. */
export async function mailOfPaper(db: Db, id: string): Promise<MailState> {
  const [row] = await db
    .select({ mail: best() })
    .from(paperLetters)
    .where(and(eq(paperId, id), counts));
  return row?.mail ?? 'none';
}

/** Of invoices: those that have come so far; one that is void is not waited for. */
export function inMail(state: MailState): SQL | undefined {
  const any = sql`exists (select 1 from ${paperLetters} where ${itsLetters})`;
  if (state === 'none') return and(not(any), isNull(invoices.voidedAt));
  return and(any, eq(standing(), state));
}

/** How far invoices have come by e-mail. */
export async function mailOf(db: Db, ids: readonly string[]): Promise<(id: string) => MailState> {
  if (ids.length === 0) return () => 'none';
  const rows = await db
    .select({ id: invoices.id, mail: standing() })
    .from(invoices)
    .where(sql`${invoices.id} = any(${sql.param([...ids])})`);
  const known = new Map(rows.map(({ id, mail }) => [id, mail]));
  return (id) => known.get(id) ?? 'none';
}
