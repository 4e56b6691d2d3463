import { and, count, eq, isNull } from 'drizzle-orm';
import { lookAt, othersOf } from '@/contracts/billing/meters/usage';
import type { Db } from '@/services/kit/database/db';
import { rulesOf } from '@/services/master-data/billing/charges/lines';
import { credits } from '@/services/master-data/billing/credits/tables';
import { charges } from '@/services/master-data/billing/invoices/tables';
import { kindsOf, sheetRows } from '@/services/master-data/billing/meters/sheet';
import { billedUnits } from '@/services/master-data/billing/payer';

/** What of a month's meters is not read, and whose reading stands out and why. */
export async function readOf(db: Db, propertyId: string, period: string) {
  const kinds = await kindsOf(db, propertyId);
  const sheets = await Promise.all(
    kinds.map(({ id }) => sheetRows(db, propertyId, { kindId: id, period })),
  );
  const rows = sheets.flat();
  const odd = sheets.flatMap((sheet) => {
    const read = sheet.map(({ reading, ...row }) => ({ ...row, shown: reading }));
    const others = othersOf(read);
    return read.flatMap((row) => {
      const why = lookAt(row, others).odd;
      return why ? [[row.unitId, why] as const] : [];
    });
  });
  return {
    // One that was never read need not have a meter.
    missing: rows.filter(({ before, reading }) => before && !reading).length,
    odd: new Map(odd),
  };
}

/** What a month waits for before it is issued. */
export async function standsBefore(db: Db, propertyId: string, period: string) {
  const [read, [waiting], rules, units, [waivers]] = await Promise.all([
    readOf(db, propertyId, period),
    db
      .select({ n: count() })
      .from(charges)
      .where(and(eq(charges.propertyId, propertyId), isNull(charges.invoiceId))),
    rulesOf(db, propertyId, period),
    billedUnits(db, propertyId),
    db
      .select({ n: count() })
      .from(credits)
      .where(
        and(
          eq(credits.propertyId, propertyId),
          ...[eq(credits.kind, 'waiver'), eq(credits.state, 'asked')],
        ),
      ),
  ]);
  return {
    ...{ missing: read.missing, odd: read.odd.size, waiting: waiting?.n ?? 0, rules: rules.length },
    noPayer: units.filter(({ active, hasPayer }) => active && !hasPayer).length,
    waivers: waivers?.n ?? 0,
  };
}
