import type { Db } from '@/services/kit/db';

/** The units of a property that owe; whoever keeps the ledger answers. */
export type InArrears = (db: Db, propertyId: string) => Promise<ReadonlySet<string>>;
