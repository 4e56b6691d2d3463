import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** A connection or an open transaction. */
export type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;
