import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { ledgerAccountEndpoints } from '@/contracts/billing/books/ledger-accounts';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { invalidField } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { audit, changedFields } from '@/services/kit/records/audit';
import {
  changeStamp,
  lockRow,
  nextChange,
  requireVersion,
} from '@/services/kit/records/change-row';
import { ledgerAccountNames as table } from '@/services/master-data/billing/books/tables';
import { chartOf } from './chart';

type Body = z.output<typeof ledgerAccountEndpoints.rename.call>['body'];

/** Calls an account otherwise here; throws `STALE` where somebody did so meanwhile. */
export async function renameAccount(
  tx: Db,
  request: ServiceRequest,
  { account, fund, version, ...names }: Body,
): Promise<void> {
  const { propertyId } = request;
  const { chart } = await chartOf(tx, propertyId);
  const known = chart.find(
    (one) => one.account === account && one.fund === fund && one.bankAccountId === null,
  );
  if (!known) throw invalidField('account', 'invalid');
  const { th: nameTh, en: nameEn, cn: nameCn } = known.names;
  // There is a row to lock from here on.
  await tx
    .insert(table)
    .values({
      ...{ propertyId, account, fund, nameTh, nameEn, nameCn, version: 0 },
      ...changeStamp(request),
    })
    .onConflictDoNothing();
  const own = and(
    ...[eq(table.propertyId, propertyId), eq(table.account, account), eq(table.fund, fund)],
  );
  const before = await lockRow(tx, table, own);
  requireVersion(before, version);
  await tx
    .update(table)
    .set({ ...names, ...nextChange(table, request) })
    .where(own);
  await audit(tx, request, {
    ...{ action: 'edit', entity: 'ledger-account', entityId: `${propertyId} ${account} ${fund}` },
    title: `${known.code} ${names.nameTh}`,
    changes: changedFields(before, names),
  });
}
