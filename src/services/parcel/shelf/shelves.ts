import { and, asc, count, eq, inArray, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { shelfEndpoints } from '@/contracts/parcel/shelves';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import type { Db } from '@/services/kit/database/db';
import { type AuditLine, audit } from '@/services/kit/records/audit';
import { fold } from '@/services/kit/text/search-text';
import { eventOf } from '@/services/parcel/events';
import type { ParcelRow } from '@/services/parcel/tables';
import { parcelEvents, parcels } from '@/services/parcel/tables';

// As the index of shelves is worded.
const inTheOffice = sql`${parcels.status} in ('waiting', 'problem')`;
const isInTheOffice = ({ status }: ParcelRow) => status === 'waiting' || status === 'problem';

/** Tells the history of each parcel the same thing. */
async function tell(
  tx: Db,
  request: ServiceRequest,
  action: 'shelved' | 'audited',
  told: readonly { parcel: ParcelRow; detail: string }[],
) {
  if (told.length === 0) return;
  const at = new Date().toISOString();
  await tx
    .insert(parcelEvents)
    .values(told.map(({ parcel, detail }) => eventOf(request, parcel.id, action, at, { detail })));
}

/** The property's parcels of scanned codes, ours or the carriers'. */
const scanned = (tx: Db, propertyId: string, codes: string[]) =>
  tx
    .select()
    .from(parcels)
    .where(
      and(
        eq(parcels.propertyId, propertyId),
        or(
          inArray(parcels.docCode, codes),
          and(sql`parcel_code <> ''`, inArray(parcels.parcelCode, codes)),
        ),
      ),
    )
    .orderBy(asc(parcels.docCode));

/** Where parcels lie, and whether they do. */
export const shelfHandlers = (db: NodePgDatabase): Handlers<typeof shelfEndpoints> => ({
  list: (_call, { propertyId }) =>
    db
      .select({ shelf: parcels.shelf, count: count() })
      .from(parcels)
      .where(and(eq(parcels.propertyId, propertyId), inTheOffice))
      .groupBy(parcels.shelf)
      .orderBy(asc(parcels.shelf)),

  move: async ({ body: { ids, shelf } }, request) => {
    const moved = await db.transaction(async (tx) => {
      const here = await tx
        .select()
        .from(parcels)
        .where(
          and(eq(parcels.propertyId, request.propertyId), inArray(parcels.id, ids), inTheOffice),
        )
        .orderBy(asc(parcels.id))
        .for('update');
      const moving = here.filter((parcel) => parcel.shelf !== shelf);
      if (moving.length > 0) {
        const of = moving.map(({ id }) => id);
        await tx.update(parcels).set({ shelf }).where(inArray(parcels.id, of));
        await tell(
          tx,
          request,
          'shelved',
          moving.map((parcel) => ({ parcel, detail: shelf })),
        );
        await audit(
          tx,
          request,
          ...moving.map(
            (parcel): AuditLine => ({
              ...{ action: 'edit', entity: 'parcel', entityId: parcel.id, title: parcel.docCode },
              changes: { shelf: [parcel.shelf, shelf] },
            }),
          ),
        );
      }
      return here.map(({ id }) => id);
    });
    if (moved.length > 0) request.changed('parcels');
    return { moved };
  },

  audit: ({ body: { shelf, codes } }, request) =>
    db.transaction(async (tx) => {
      const { propertyId } = request;
      const asked = [...new Set(codes.map((code) => fold(code).trim().toUpperCase()))].filter(
        Boolean,
      );
      const expected = await tx
        .select()
        .from(parcels)
        .where(and(eq(parcels.propertyId, propertyId), inTheOffice, eq(parcels.shelf, shelf)))
        .orderBy(asc(parcels.docCode));
      const found = asked.length > 0 ? await scanned(tx, propertyId, asked) : [];

      const here = (parcel: ParcelRow) => isInTheOffice(parcel) && parcel.shelf === shelf;
      // A number that a parcel here bears means that one, though another of long ago bore it too.
      const meant = (code: string) => {
        const all = found.filter((p) => p.docCode === code || p.parcelCode === code);
        return all.find(here) ?? all.find(isInTheOffice) ?? all[0];
      };
      const seen = new Map(asked.flatMap((code) => meant(code) ?? []).map((p) => [p.id, p]));
      const present = expected.filter(({ id }) => seen.has(id));
      const missing = expected.filter(({ id }) => !seen.has(id));
      const misplaced = [...seen.values()].filter((parcel) => !here(parcel));
      const unknown = asked.filter((code) => !meant(code));

      await tell(tx, request, 'audited', [
        ...present.map((parcel) => ({ parcel, detail: `${shelf} ✓` })),
        ...missing.map((parcel) => ({ parcel, detail: `${shelf} ไม่พบ` })),
        ...misplaced.map((parcel) => ({ parcel, detail: `${shelf} ผิดที่ (${parcel.shelf || '-'})` })),
      ]);
      const counts = { present, missing, misplaced, unknown };
      await audit(tx, request, {
        ...{ action: 'count', entity: 'shelf', entityId: shelf, title: shelf },
        changes: Object.fromEntries(
          Object.entries(counts).map(([name, list]) => [name, [null, list.length]]),
        ),
      });
      return { shelf, ...counts };
    }),
});
