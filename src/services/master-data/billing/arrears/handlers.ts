import texts from '@locales/th/arrears.json';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type Arrear, arrearColumns, type arrearEndpoints } from '@/contracts/billing/arrears';
import type { Handlers } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { listFile } from '@/services/kit/files/list-file';
import { personAccount, unitAccount } from './account';
import { letterPaper } from './letter-paper';
import { cancelLetter, mailLetter, writeLetter } from './letters';
import { arrearsIn } from './list';

/** Who owes what is late, their accounts, and the letters about it. */
export const arrearHandlers = (
  db: NodePgDatabase,
  sendSoon: () => void,
): Handlers<typeof arrearEndpoints> => ({
  list: ({ query }, { propertyId }) => arrearsIn(db, propertyId, query, query),

  account: async ({ query: { unitId, customerId } }, { propertyId, caller }) => {
    const mayPeople = caller.permissions.has('customers:view');
    if (customerId) return personAccount(db, propertyId, customerId, mayPeople);
    if (!unitId) throw new Problem('NOT_FOUND');
    const account = await unitAccount(db, propertyId, unitId, mayPeople);
    return { name: account.unitNumber, units: [account] };
  },

  write: async ({ body }, request) => {
    const row = await db.transaction((tx) => writeLetter(tx, request, body));
    request.changed('arrears');
    return row;
  },

  mail: async ({ params: { id } }, request) => {
    const letters = await db.transaction((tx) => mailLetter(tx, request, id));
    request.changed('arrears');
    sendSoon();
    return { letters };
  },

  cancel: async ({ params: { id }, body: { reason } }, request) => {
    const row = await db.transaction((tx) => cancelLetter(tx, request, id, reason));
    request.changed('arrears');
    return row;
  },

  letter: ({ params }, { propertyId }) => letterPaper(db, propertyId, params.id),

  download: async ({ query }, { propertyId }) => {
    const { rows } = await arrearsIn(db, propertyId, query);
    return listFile<Arrear>({ columns: arrearColumns, texts }, rows);
  },
});
