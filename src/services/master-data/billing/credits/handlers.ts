import texts from '@locales/th/invoice-credits.json';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import {
  type Credit,
  creditColumns,
  type creditFilter,
  creditEndpoints as endpoints,
} from '@/contracts/billing/credits/credit';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { foundFile } from '@/services/kit/files/list-file';
import { holding, orderBy } from '@/services/kit/records/page-of';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { once } from '@/services/kit/tries/claim-tries';
import type { HoldersOf } from '@/services/master-data/billing/books/closing/holders';
import { ownInvoice } from '@/services/master-data/billing/invoices/detail';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { billingOf } from '@/services/master-data/billing/settings/settings';
import { askCredit } from './ask';
import { cancelCredit, refuseCredit } from './end';
import { grant, othersFor } from './grant';
import { holdCredit } from './hold';
import { creditPaper } from './paper';
import { creditDetail, creditOf, selectCredits } from './read';
import { creditedBefore, lineRooms, waiverRoom } from './room';
import { credits } from './tables';

type Filter = Omit<z.output<typeof creditFilter>, 'page' | 'limit'>;

const found = ({ keywords, state, kind, unitId }: Filter, propertyId: string) =>
  and(
    eq(credits.propertyId, propertyId),
    holding(
      keywords,
      credits.number,
      invoices.number,
      invoices.unitNumber,
      invoices.payerName,
      credits.why,
    ),
    state && eq(credits.state, state),
    kind && eq(credits.kind, kind),
    unitId === undefined ? undefined : eq(credits.unitId, unitId),
  );

const sorts = {
  asked: credits.askedAt,
  number: credits.number,
  unitNumber: inThaiOrder(invoices.unitNumber),
  amount: credits.amount,
};
const ordered = (sort: string | undefined) => orderBy(sort ?? '-asked', sorts, credits.id);

/** What units need not pay: asked for, approved, taken back. */
export function creditHandlers(
  db: NodePgDatabase,
  holdersOf: HoldersOf,
): Handlers<typeof endpoints> {
  const shown = (request: ServiceRequest, id: string) => creditDetail(db, request, id, holdersOf);
  const told = (request: ServiceRequest, id: string) => {
    for (const feature of ['invoices', 'arrears', 'receipts'] as const) request.changed(feature);
    request.notified();
    return shown(request, id);
  };

  return {
    list: async ({ query }, { propertyId }) => {
      const where = found(query, propertyId);
      const rows = await selectCredits(db)
        .where(where)
        .orderBy(...ordered(query.sort))
        .limit(query.limit)
        .offset((query.page - 1) * query.limit);
      const [all] = await db
        .select({ total: count() })
        .from(credits)
        .innerJoin(invoices, eq(invoices.id, credits.invoiceId))
        .where(where);
      return { rows: rows.map(creditOf), total: all?.total ?? 0 };
    },

    get: ({ params: { id } }, request) => shown(request, id),

    room: async ({ params: { id } }, { propertyId, caller }) => {
      const invoice = await ownInvoice(db, propertyId, id);
      const [waiver, lines, settings, holders, before] = await Promise.all([
        waiverRoom(db, invoice),
        lineRooms(db, invoice),
        billingOf(db, propertyId),
        holdersOf(db, propertyId, 'invoices:approve'),
        creditedBefore(db, id),
      ]);
      const hasOthers = holders.some(({ accountId }) => accountId !== caller.accountId);
      return {
        ...{ waiver, note: invoice.owed },
        lines: lines.map(({ description, most }) => ({ description, most })),
        alone: hasOthers ? Math.max(0, settings.creditAlone - before) : null,
      };
    },

    ask: async ({ body: { id: tryId, ...sent } }, request) => {
      const id = await db.transaction((tx) =>
        once(tx, endpoints.ask, { request, id: tryId, sent }, () =>
          askCredit(tx, request, sent, holdersOf),
        ),
      );
      return told(request, id);
    },

    grant: async ({ params: { id } }, request) => {
      await db.transaction(async (tx) => {
        const held = await holdCredit(tx, request.propertyId, id);
        const others = await othersFor(tx, request, held.row, holdersOf);
        if (others.length > 0) throw new Problem('CREDIT_OWN', { others: others.join(', ') });
        await grant(tx, request, held);
      });
      return told(request, id);
    },

    refuse: async ({ params: { id }, body: { reason } }, request) => {
      await db.transaction((tx) => refuseCredit(tx, request, id, reason));
      return told(request, id);
    },

    cancel: async ({ params: { id }, body: { reason } }, request) => {
      await db.transaction((tx) => cancelCredit(tx, request, id, reason));
      return told(request, id);
    },

    paper: ({ params: { id } }, { propertyId }) => creditPaper(db, propertyId, id),

    download: ({ query }, { propertyId }) =>
      foundFile<Credit>(
        db,
        credits,
        { columns: creditColumns, texts },
        {
          where: and(
            eq(credits.propertyId, propertyId),
            inArray(
              credits.id,
              db
                .select({ id: credits.id })
                .from(credits)
                .innerJoin(invoices, eq(invoices.id, credits.invoiceId))
                .where(found(query, propertyId)),
            ),
          ),
          order: orderBy('-asked', { asked: credits.askedAt }, credits.id),
          read: async (ids) =>
            (await selectCredits(db).where(inArray(credits.id, ids))).map(creditOf),
        },
      ),
  };
}
