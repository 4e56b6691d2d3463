import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { bankAccountEndpoints } from '@/contracts/billing/statements/bank-account';
import { crud } from '@/services/kit/records/crud';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { bankAccounts } from './tables';

/** The property's accounts at banks. */
export const bankAccountHandlers = (db: NodePgDatabase) =>
  crud(db, bankAccounts, bankAccountEndpoints, {
    entity: 'bank-account',
    title: bankAccounts.name,
    search: [bankAccounts.name, bankAccounts.number],
    sort: { name: inThaiOrder(bankAccounts.name) },
    duplicates: { bank_accounts_number: 'number' },
  });
