import texts from '@locales/th/home.json';
import { and, count, eq, gt, lt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { properties as feature } from '@/contracts/features/platform/properties';
import {
  type Faring,
  faringColumns,
  type propertyBoardEndpoints,
} from '@/contracts/master-data/property-board';
import { onOneConnection } from '@/services/db/orm';
import { properties } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { requireMainAdmin } from '@/services/kit/calls/main-admin';
import type { Handlers } from '@/services/kit/calls/mount';
import { listFile, type Sheet, sheetTexts } from '@/services/kit/files/list-file';
import { tasks } from '@/services/kit/queue/tables';
import { bangkokDay, dayAfter } from '@/services/kit/text/bangkok-day';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { lastMonths } from '@/services/master-data/billing/books/last-months';
import { rateOf } from '@/services/master-data/billing/books/months';
import { invoices } from '@/services/master-data/billing/invoices/tables';
import { sumOf } from '@/services/master-data/billing/satang-sum';
import { imports } from '@/services/master-data/imports/tables';
import { newMembers } from '@/services/master-data/new-members/tables';
import { unclaimedDays } from '@/services/master-data/property-settings';
import { isLate } from '@/services/master-data/suggestions/read';
import { suggestions } from '@/services/master-data/suggestions/tables';
import { units } from '@/services/master-data/units/tables';
import { isFailedImport } from './given-up';

/** Figures by the property that they are of; one that has none is not there. */
export type ByProperty = ReadonlyMap<string, number>;

/** What other services know of all properties at once. */
export interface FaringDeps {
  /** Parcels that wait since a property's day or longer. */
  parcelsLate: (
    db: NodePgDatabase,
    since: readonly { propertyId: string; day: string }[],
  ) => Promise<ByProperty>;
  /** Accounts that were in use at a property since an instant. */
  staffSince: (db: NodePgDatabase, at: string) => Promise<ByProperty>;
}

const dayMs = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

const sheet: Sheet<Faring> = {
  columns: faringColumns,
  texts: sheetTexts({ ...texts.faring, ...texts.faring.sheet }, feature),
  // Of a hundred, as it is read.
  cells: { rate: ({ rate }) => (rate === null ? null : rate / 100) },
};

const byProperty = (rows: readonly { propertyId: string; n: number }[]): ByProperty =>
  new Map(rows.map(({ propertyId, n }) => [propertyId, n]));

const { id, code, nameTh, nameEn, dimension, createdAt } = properties;
const shown = { id, code, nameTh, nameEn, dimension, createdAt };

/** By when each property's last month is to be paid, as the first of its invoices says. */
async function dueDays(
  db: NodePgDatabase,
  months: ReadonlyMap<string, { period: string }>,
): Promise<ReadonlyMap<string, string>> {
  if (months.size === 0) return new Map();
  const asked = JSON.stringify([...months].map(([id, { period }]) => ({ id, period })));
  const { rows } = await db.execute<{ id: string; due: string }>(sql`
    select asked.id, first.due::text as due
    from jsonb_to_recordset(${asked}::jsonb) as asked(id uuid, period text)
    join lateral (select ${invoices.dueOn} as due from ${invoices}
      where ${invoices.propertyId} = asked.id and ${invoices.period} = asked.period
        and ${invoices.voidedAt} is null limit 1) first on true`);
  return new Map(rows.map(({ id, due }) => [id, due]));
}

/**
 * How all properties in use fare, with the staff that worked since an instant: a statement for each kind of
 * figure, whatever number of properties there is.
 */
export async function faringOf(
  db: NodePgDatabase,
  { parcelsLate, staffSince }: FaringDeps,
  since: string,
): Promise<Faring[]> {
  const today = bangkokDay(new Date());
  const limits = await unclaimedDays(db);
  const lateSince = limits.map(({ propertyId, days }) => ({
    propertyId,
    day: dayAfter(today, -days),
  }));
  const [rows, homes, parcels, late, waiting, owed, months, staff, failed] = await Promise.all([
    db
      .select(shown)
      .from(properties)
      .where(eq(properties.active, true))
      .orderBy(inThaiOrder(properties.nameTh)),
    db
      .select({ propertyId: units.propertyId, n: count() })
      .from(units)
      .groupBy(units.propertyId)
      .then(byProperty),
    parcelsLate(db, lateSince),
    db
      .select({ propertyId: suggestions.propertyId, n: count() })
      .from(suggestions)
      .where(isLate)
      .groupBy(suggestions.propertyId)
      .then(byProperty),
    db
      .select({ propertyId: newMembers.propertyId, n: count() })
      .from(newMembers)
      .where(eq(newMembers.status, 'waiting'))
      .groupBy(newMembers.propertyId)
      .then(byProperty),
    db
      .select({ propertyId: invoices.propertyId, n: sumOf(invoices.owed) })
      .from(invoices)
      .where(and(gt(invoices.owed, 0), lt(invoices.dueOn, today)))
      .groupBy(invoices.propertyId)
      .then(byProperty),
    lastMonths(db),
    staffSince(db, since),
    db
      .select({ propertyId: imports.propertyId, n: count() })
      .from(tasks)
      .innerJoin(imports, eq(imports.taskId, tasks.id))
      .where(isFailedImport)
      .groupBy(imports.propertyId)
      .then(byProperty),
  ]);
  const due = await dueDays(db, months);
  return rows.map(({ id, code, nameTh, nameEn, dimension, createdAt }) => {
    const last = months.get(id);
    return {
      ...{ id, code, nameTh, nameEn, dimension },
      units: homes.get(id) ?? 0,
      parcelsLate: parcels.get(id) ?? 0,
      suggestionsLate: late.get(id) ?? 0,
      membersWaiting: waiting.get(id) ?? 0,
      overdue: owed.get(id) ?? 0,
      rateDue: due.get(id) ?? null,
      rate: last ? rateOf(last) : null,
      staff: staff.get(id) ?? (createdAt > since ? null : 0),
      importsFailed: failed.get(id) ?? 0,
      lastMonth: last?.period ?? null,
    };
  });
}

/** Answers how all properties fare. */
export const propertyBoardHandlers = (
  db: NodePgDatabase,
  deps: FaringDeps,
): Handlers<typeof propertyBoardEndpoints> => {
  const rows = (request: ServiceRequest) => {
    requireMainAdmin(request);
    return onOneConnection(db, (one) => faringOf(one, deps, ago(7)));
  };
  return {
    read: (_call, request) => rows(request),
    download: async (_call, request) => listFile(sheet, await rows(request)),
  };
};
