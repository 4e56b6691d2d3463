import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { publicFileUrl } from '@/contracts/upload/upload';

const [before, after] = publicFileUrl('|', 'file').split('|');

/** Where residents read an upload, a path of the portal, by the column of its id. */
export const publicUrl = (upload: PgColumn): SQL<string> =>
  sql<string>`${before}::text || ${upload} || ${after}::text`;
