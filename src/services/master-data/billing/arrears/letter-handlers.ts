import texts from '@locales/th/arrears-letters.json';
import { and, eq, ne } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import type { Letter } from '@/contracts/billing/arrears';
import {
  letterEndpoints as endpoints,
  letterColumns,
  mostLetters,
} from '@/contracts/billing/arrears-letters';
import type { Handlers } from '@/services/kit/calls/mount';
import { listFile } from '@/services/kit/files/list-file';
import { holding, orderBy, pageOf } from '@/services/kit/records/page-of';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { once } from '@/services/kit/tries/claim-tries';
import { runPaper } from './letter-paper';
import { letterOf } from './letters';
import { deliverLetter, trackLetters } from './posted';
import { dueLetters, readRun, writeRun } from './runs';
import { arrearsLetters as table } from './tables';

type Filter = Omit<z.output<typeof endpoints.list.call>['query'], 'page' | 'limit'>;

const found = (propertyId: string, { keywords, stage, delivery, runId }: Filter) =>
  and(
    eq(table.propertyId, propertyId),
    ne(table.stage, 'clear'),
    stage && eq(table.stage, stage),
    delivery && eq(table.delivery, delivery),
    runId === undefined ? undefined : eq(table.runId, runId),
    holding(keywords, table.number, table.unitNumber, table.payerName, table.tracking),
  );

const inOrder = (sort: string | undefined) =>
  orderBy(
    sort ?? '-number',
    { number: table.number, unitNumber: inThaiOrder(table.unitNumber), day: table.day },
    table.id,
  );

/** Letters about debts: many at once, on paper, and on their way. */
export const letterHandlers = (db: NodePgDatabase): Handlers<typeof endpoints> => ({
  async list({ query }, { propertyId }) {
    const { rows, total } = await pageOf(db, table, {
      ...{ select: db.select().from(table).$dynamic(), where: found(propertyId, query) },
      ...{ order: inOrder(query.sort), query },
    });
    return { rows: rows.map(letterOf), total };
  },

  async look({ body }, { propertyId }) {
    const { letters, left } = await dueLetters(db, propertyId, body);
    return { letters: letters.slice(0, mostLetters), left };
  },

  async write({ body: { id, letters } }, request) {
    const runId = await db.transaction((tx) =>
      once(tx, endpoints.write, { request, id, sent: { letters } }, () =>
        writeRun(tx, request, letters),
      ),
    );
    request.changed('arrears');
    return readRun(db, request.propertyId, runId);
  },

  paper: ({ params: { id } }, { propertyId }) => runPaper(db, propertyId, id),

  async track({ body: { letters } }, request) {
    const rows = await db.transaction((tx) => trackLetters(tx, request, letters));
    request.changed('arrears');
    return rows;
  },

  async deliver({ params: { id }, body }, request) {
    const row = await db.transaction((tx) => deliverLetter(tx, request, id, body));
    request.changed('arrears');
    return row;
  },

  async download({ query }, { propertyId }) {
    const rows = await db
      .select()
      .from(table)
      .where(found(propertyId, query))
      .orderBy(...inOrder(query.sort));
    return listFile<Letter>({ columns: letterColumns, texts }, rows.map(letterOf));
  },
});
