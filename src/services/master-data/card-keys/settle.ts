import { eq, notInArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type CardKeys, holdCardKeys, seal, unseal } from '@/services/db/card-seal';
import type { Db } from '@/services/kit/database/db';
import { customers } from '@/services/master-data/customers/tables';
import { importRows } from '@/services/master-data/imports/tables';
import { newMembers } from '@/services/master-data/new-members/tables';
import { cardKeys } from './tables';

const check = 'card_keys';
const batch = 500;
const labels = ['citizen_id', 'passport'] as const;

/** Plain, or by whichever key it was sealed. */
const opened = (label: string, stored: string) =>
  stored.includes('.') ? unseal(label, stored) : stored;
const anew = (label: string, stored: string) => stored && seal(label, opened(label, stored));

interface Row extends Record<string, unknown> {
  id: string;
  citizen_id: string;
  passport: string;
}

type People = typeof customers | typeof newMembers;

/** Seals the next rows of a table that are not under the first key; answers whether there may be more. */
const sealSome = (db: NodePgDatabase, table: People, first: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const isOther = (label: string) => sql`(${sql.identifier(label)} <> ''
      and split_part(${sql.identifier(label)}, '.', 1) <> ${first})`;
    const { rows } = await tx.execute<Row>(sql`
      select id, citizen_id, passport from ${table}
      where ${isOther('citizen_id')} or ${isOther('passport')} limit ${batch} for update`);
    const now = rows.map((row) => ({
      id: row.id,
      ...Object.fromEntries(labels.map((label) => [label, anew(label, row[label])])),
    }));
    await tx.execute(sql`
      update ${table} t set citizen_id = n.citizen_id, passport = n.passport
      from jsonb_to_recordset(${JSON.stringify(now)}::jsonb)
        as n(id uuid, citizen_id text, passport text)
      where t.id = n.id`);
    return rows.length === batch;
  });

type Fields = Record<string, unknown> | null;

const fieldsAnew = (fields: Fields): Fields =>
  fields && {
    ...fields,
    ...Object.fromEntries(
      labels
        .filter((label) => typeof fields[label] === 'string')
        .map((label) => [label, anew(label, String(fields[label]))]),
    ),
  };

/** Files that were looked at or can be undone hold numbers too. */
async function sealImportRows(db: Db, first: string): Promise<void> {
  for (;;) {
    const rows = await db
      .select()
      .from(importRows)
      .where(sql`split_part(${importRows.typed}, '.', 1) <> ${first}`)
      .limit(batch);
    for (const { id, typed, fields, before } of rows) {
      const now = { typed, fields: fieldsAnew(fields), before: fieldsAnew(before) };
      await db.update(importRows).set(now).where(eq(importRows.id, id));
    }
    if (rows.length < batch) return;
  }
}

/**
 * Gives this process its keys, and leaves no number that is plain or sealed by another than the first
 * of them. Throws `CardKeyProblem` where a key that sealed something is missing or is another one.
 */
export async function settleCardKeys(db: NodePgDatabase, keys: CardKeys): Promise<void> {
  holdCardKeys(keys);
  const ids = Object.keys(keys);
  const [first = ''] = ids;
  const known = await db.select().from(cardKeys);
  for (const { id, check: word } of known) if (id in keys) unseal(check, word);
  if (ids.length === 1 && known.length === 1 && known[0]?.id === first) return;
  while (await sealSome(db, customers, first));
  while (await sealSome(db, newMembers, first));
  await sealImportRows(db, first);
  // What stood there in clear is left in a table's pages until they are written anew.
  if (known.length === 0) {
    for (const table of [customers, newMembers, importRows]) {
      await db.execute(sql`vacuum full ${table}`);
    }
  }
  const word = seal(check, first);
  await db.insert(cardKeys).values({ id: first, check: word }).onConflictDoNothing();
  await db.delete(cardKeys).where(notInArray(cardKeys.id, ids));
}
