import { and, count, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import {
  type StatementColumns,
  type statementFileEndpoints,
  statementMost,
} from '@/contracts/billing/statements/statement-file';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { oneFile } from '@/services/kit/calls/one-file';
import { invalidField, Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { audit } from '@/services/kit/records/audit';
import { lockRow } from '@/services/kit/records/change-row';
import { pageOf } from '@/services/kit/records/page-of';
import type { GridRow } from '@/services/kit/sheet/grid-rows';
import { gridRowsAside } from '@/services/kit/sheet/table-aside';
import { refuseClosed } from '@/services/master-data/billing/books/ledger';
import { today } from '@/services/master-data/billing/late/lateness';
import { shownLook } from './look';
import { senderOf } from './match/words';
import { keptOf, type Understood, understand } from './read/columns';
import { readLines } from './read/lines';
import { bankAccounts, statementFiles, statementLines } from './tables';

/** Something was done with the line: booked, or set aside. */
const isUsed = or(
  isNotNull(statementLines.receiptId),
  isNotNull(statementLines.bookedTo),
  ne(statementLines.asideReason, ''),
);

type Call = z.output<typeof statementFileEndpoints.look.call>;

/** The files of a property's bank accounts: looked at, kept, taken back. */
export function statementFileHandlers(db: NodePgDatabase): Handlers<typeof statementFileEndpoints> {
  const ownAccount = (request: ServiceRequest, id: string) =>
    and(eq(bankAccounts.id, id), eq(bankAccounts.propertyId, request.propertyId));

  async function read({ body, files }: Call, request: ServiceRequest) {
    const { accountId, ...named } = body;
    const [account] = await db.select().from(bankAccounts).where(ownAccount(request, accountId));
    if (!account) throw new Problem('NOT_FOUND');
    const { name, bytes } = await oneFile(files, statementMost.megabytes);
    const rows: GridRow[] = [];
    const file = { name, bytes, by: request.caller.accountId };
    for await (const row of gridRowsAside(file, statementMost.rows)) rows.push(row);
    const guessed = understand(rows, account.columns, today());
    const isNamed = named.day !== null;
    const columns: StatementColumns = isNamed ? named : guessed.columns;
    const understood: Understood = { ...guessed, columns, areKept: guessed.areKept && !isNamed };
    return { account, name, rows, understood, statement: readLines(rows, columns, today()) };
  }

  const used = sql<number>`(select count(*) from ${statementLines} where
    ${statementLines.fileId} = ${statementFiles.id}
    and ${isUsed})`;

  const daysOf = async (tx: Db, fileId: string) =>
    (
      await tx
        .select({ day: statementLines.day })
        .from(statementLines)
        .where(eq(statementLines.fileId, fileId))
        .groupBy(statementLines.day)
    ).map(({ day }) => day);

  return {
    look: async (call, request) => {
      const { account, rows, understood, statement } = await read(call, request);
      return shownLook(db, account.id, { rows, understood, statement });
    },

    bring: async (call, request) => {
      const { account, name, understood, statement } = await read(call, request);
      const { lines, wrong } = statement;
      const [first] = wrong;
      if (first) throw new Problem('STATEMENT_WRONG', { line: first.line });
      const days = lines.map(({ day }) => day).sort();
      const [from, to] = [days.at(0), days.at(-1)];
      if (!from || !to) throw invalidField('day', 'required');
      const { propertyId, caller } = request;
      const id = uuidv7();
      const added = await db.transaction(async (tx) => {
        const accountId = account.id;
        await tx.insert(statementFiles).values({
          ...{ id, propertyId, accountId, fileName: name, added: 0, already: 0, from, to },
          ...{ by: caller.fullname, at: new Date().toISOString() },
        });
        const rows = lines.map((line) => ({
          ...{ ...line, id: uuidv7(), propertyId, accountId, fileId: id },
          ...{ sender: line.amount > 0 ? senderOf(line.description) : '' },
          ...{ asideReason: '', by: '' },
        }));
        const inserted = await insertAll(tx, statementLines, rows, sql`on conflict do nothing`);
        const already = lines.length - inserted;
        if (inserted === 0) {
          await tx.delete(statementFiles).where(eq(statementFiles.id, id));
          return 0;
        }
        await refuseClosed(tx, propertyId, await daysOf(tx, id));
        await tx
          .update(statementFiles)
          .set({ added: inserted, already })
          .where(eq(statementFiles.id, id));
        await tx
          .update(bankAccounts)
          .set({ columns: keptOf(understood.columns, understood.headings) })
          .where(eq(bankAccounts.id, accountId));
        await audit(tx, request, {
          ...{ action: 'create', entity: 'statement-file', entityId: id, title: name },
          changes: { added: [null, inserted], already: [null, already] },
        });
        return inserted;
      });
      request.changed('statements');
      return { added, already: lines.length - added };
    },

    list: async ({ query }, { propertyId }) => {
      const { rows, total } = await pageOf(db, statementFiles, {
        select: db
          .select({
            file: statementFiles,
            accountName: bankAccounts.name,
            used: used.mapWith(Number),
          })
          .from(statementFiles)
          .innerJoin(bankAccounts, eq(bankAccounts.id, statementFiles.accountId))
          .$dynamic(),
        where: eq(statementFiles.propertyId, propertyId),
        order: [desc(statementFiles.at), desc(statementFiles.id)],
        query,
      });
      return { rows: rows.map(({ file, ...rest }) => ({ ...file, ...rest })), total };
    },

    takeBack: async ({ params: { id } }, request) => {
      await db.transaction(async (tx) => {
        const own = and(
          eq(statementFiles.id, id),
          eq(statementFiles.propertyId, request.propertyId),
        );
        const file = await lockRow(tx, statementFiles, own);
        const lines = eq(statementLines.fileId, id);
        await tx.select({ id: statementLines.id }).from(statementLines).where(lines).for('update');
        const [held] = await tx
          .select({ n: count() })
          .from(statementLines)
          .where(and(lines, isUsed));
        if (held && held.n > 0) throw new Problem('STATEMENT_USED', { n: held.n });
        await refuseClosed(tx, request.propertyId, await daysOf(tx, id));
        await tx.delete(statementLines).where(lines);
        await tx.delete(statementFiles).where(eq(statementFiles.id, id));
        await audit(tx, request, {
          ...{ action: 'delete', entity: 'statement-file', entityId: id, title: file.fileName },
          changes: { added: [file.added, null] },
        });
      });
      request.changed('statements');
      return { id };
    },
  };
}
