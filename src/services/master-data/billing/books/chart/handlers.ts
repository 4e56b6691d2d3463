import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ledgerAccountEndpoints as endpoints } from '@/contracts/billing/books/ledger-accounts';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { once } from '@/services/kit/tries/claim-tries';
import { today } from '@/services/master-data/billing/late/lateness';
import { moveBetween } from './move';
import { openAccount } from './open';
import { renameAccount } from './rename';
import { ledgerAccounts } from './trial-balance';

/** The chart of accounts, what it held on any day, and what is done with it. */
export function ledgerAccountHandlers(db: NodePgDatabase): Handlers<typeof endpoints> {
  async function changed(request: ServiceRequest, change: (tx: Db) => Promise<unknown>) {
    await db.transaction(change);
    request.changed('books');
    return ledgerAccounts(db, request.propertyId);
  }
  return {
    read: ({ query: { day } }, { propertyId }) => {
      if (day && day > today()) throw invalidField('day', 'future');
      return ledgerAccounts(db, propertyId, day);
    },
    rename: ({ body }, request) => changed(request, (tx) => renameAccount(tx, request, body)),
    open: ({ body }, request) => changed(request, (tx) => openAccount(tx, request, body)),
    move: ({ body: { id, ...sent } }, request) =>
      changed(request, (tx) =>
        once(tx, endpoints.move, { request, id, sent }, () => moveBetween(tx, request, sent)),
      ),
  };
}
