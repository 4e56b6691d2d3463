import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { isForeignKeyBroken } from '@/services/kit/database-errors';
import type { Db } from '@/services/kit/db';
import { oneAtATime } from '@/services/kit/one-at-a-time';
import { Problem } from '@/services/kit/problem';
import { importTargets, type Target } from './kinds';
import { importRows, imports } from './tables';

/** Who stores an import or takes it back, from where. */
export interface Doer {
  id: string;
  name: string;
  ip: string;
  userAgent: string;
}

type Run = typeof imports.$inferSelect;

const names = (columns: readonly string[], of?: string) =>
  sql.join(
    columns.map((column) =>
      of ? sql`${sql.identifier(of)}.${sql.identifier(column)}` : sql.identifier(column),
    ),
    sql`, `,
  );

async function any(tx: Db, query: SQL): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 ${query} limit 1`);
  return rows.length > 0;
}

/** Lines of the audit log by one statement, from the rows that a condition names. */
const logged = (
  { propertyId }: Run,
  by: Doer,
  line: { id: SQL; action: SQL; entity: string; entityId: SQL; title: SQL; changes: SQL; of: SQL },
) => sql`
  insert into audit_log (id, at, account_id, account_name, property_id, action, entity, entity_id,
    title, changes, ip, user_agent)
  select ${line.id}, now(), ${by.id}::uuid, ${by.name}, ${propertyId}::uuid, ${line.action},
    ${line.entity}, ${line.entityId}, ${line.title}, ${line.changes}, ${by.ip}, ${by.userAgent}
  from import_rows r where ${line.of}`;

/** The same, the other way round. */
const reversed = (changes: SQL) => sql`(select coalesce(
  jsonb_object_agg(c.key, jsonb_build_array(c.value->1, c.value->0)), '{}'::jsonb)
  from jsonb_each(${changes}) c)`;

const rowsOf = ({ id }: Run) => sql`r.import_id = ${id}::uuid`;
const isNew = sql`r.version is null and r.fields is not null`;
const isChange = sql`r.version is not null and r.fields is not null`;

/** Two imports of one property are not stored at once. */
const alone = (tx: Db, { propertyId }: Run) => oneAtATime(tx, `import ${propertyId}`);

async function lockedRun(tx: Db, importId: string): Promise<Run> {
  const [run] = await tx.select().from(imports).where(eq(imports.id, importId)).for('update');
  if (!run) throw new Problem('NOT_FOUND');
  await alone(tx, run);
  return run;
}

/** Nothing that the rows build on has changed since they were looked at. */
async function refuseChanged(tx: Db, run: Run, { table, same }: Target): Promise<void> {
  const moved = await any(
    tx,
    sql`from import_rows r left join ${table} t on t.id = r.record_id
      and t.property_id = ${run.propertyId}::uuid and t.version = r.version
      where ${rowsOf(run)} and r.outcome = 'update' and r.version is not null and t.id is null`,
  );
  const made = await any(
    tx,
    sql`from import_rows r join ${table} t on t.property_id = ${run.propertyId}::uuid and ${same}
      where ${rowsOf(run)} and ${isNew}`,
  );
  if (moved || made) throw new Problem('IMPORT_CHANGED');
}

async function writeRecords(tx: Db, run: Run, { table, columns, entity }: Target, by: Doer) {
  const record = sql`jsonb_populate_record(null::${table}, r.fields) p`;
  await tx.execute(sql`
    insert into ${table} (id, property_id, created_at, updated_at, updated_by, ${names(columns)})
    select r.record_id, ${run.propertyId}::uuid, now(), now(), ${by.name}, ${names(columns, 'p')}
    from import_rows r, ${record} where ${rowsOf(run)} and ${isNew} order by r.line`);
  await tx.execute(sql`
    update ${table} t set (${names(columns)}) = row(${names(columns, 'p')}),
      version = t.version + 1, updated_at = now(), updated_by = ${by.name}
    from import_rows r, ${record}
    where ${rowsOf(run)} and ${isChange} and t.id = r.record_id`);
  await tx.execute(
    logged(run, by, {
      id: sql`r.id`,
      action: sql`case when r.version is null then 'create' else 'edit' end`,
      ...{ entity, entityId: sql`r.record_id::text`, title: sql`r.title`, changes: sql`r.changes` },
      of: sql`${rowsOf(run)} and r.fields is not null`,
    }),
  );
}

async function writeStays(tx: Db, run: Run, by: Doer): Promise<void> {
  const columns = ['unit_id', 'customer_id', 'relation', 'moved_in', 'moved_out'];
  await tx.execute(sql`
    insert into occupancies (id, property_id, created_at, updated_at, updated_by, ${names(columns)})
    select r.stay_id, ${run.propertyId}::uuid, now(), now(), ${by.name}, ${names(columns, 'p')}
    from import_rows r, jsonb_populate_record(null::occupancies, r.stay) p
    where ${rowsOf(run)} and r.stay is not null order by r.line`);
  await tx.execute(
    logged(run, by, {
      id: sql`r.stay_id`,
      ...{ action: sql`'move-in'`, entity: 'unit', entityId: sql`r.stay->>'unit_id'` },
      ...{ title: sql`r.stay_title`, changes: sql`r.stay_changes` },
      of: sql`${rowsOf(run)} and r.stay is not null`,
    }),
  );
}

/** Only the latest of a kind can be undone: the rows of those before it go. */
async function forgetOthers(tx: Db, { id, kind, propertyId }: Run): Promise<void> {
  const others = and(
    eq(imports.propertyId, propertyId),
    eq(imports.kind, kind),
    ne(imports.id, id),
    eq(imports.stored, true),
  );
  const gone = await tx.update(imports).set({ rowsKept: false }).where(others).returning();
  for (const one of gone) await tx.delete(importRows).where(eq(importRows.importId, one.id));
}

/** Stores all right rows of an import in one transaction; throws `IMPORT_CHANGED`. A second time is none. */
export const storeImport = (db: NodePgDatabase, importId: string, by: Doer): Promise<void> =>
  db.transaction(async (tx) => {
    const run = await lockedRun(tx, importId);
    if (run.stored || run.step !== 'store') return;
    const target = importTargets[run.kind];
    await refuseChanged(tx, run, target);
    await writeRecords(tx, run, target, by);
    await writeStays(tx, run, by);
    await forgetOthers(tx, run);
    const endedAt = new Date().toISOString();
    await tx.update(imports).set({ stored: true, endedAt }).where(eq(imports.id, importId));
  });

async function refuseTouched(tx: Db, run: Run, { table }: Target): Promise<void> {
  const record = await any(
    tx,
    sql`from import_rows r left join ${table} t on t.id = r.record_id
      and t.version = coalesce(r.version + 1, 1)
      where ${rowsOf(run)} and r.fields is not null and t.id is null`,
  );
  const stay = await any(
    tx,
    sql`from import_rows r left join occupancies t on t.id = r.stay_id and t.version = 1
      where ${rowsOf(run)} and r.stay is not null and t.id is null`,
  );
  if (record || stay || !run.rowsKept) throw new Problem('IMPORT_TOUCHED');
}

async function unwrite(tx: Db, run: Run, { table, columns, entity }: Target, by: Doer) {
  await tx.execute(sql`
    delete from occupancies t using import_rows r where ${rowsOf(run)} and t.id = r.stay_id`);
  await tx.execute(sql`
    delete from ${table} t using import_rows r
    where ${rowsOf(run)} and ${isNew} and t.id = r.record_id`);
  await tx.execute(sql`
    update ${table} t set (${names(columns)}) = row(${names(columns, 'p')}),
      version = t.version + 1, updated_at = now(), updated_by = ${by.name}
    from import_rows r, jsonb_populate_record(null::${table}, r.before) p
    where ${rowsOf(run)} and ${isChange} and t.id = r.record_id`);
  const id = sql`gen_random_uuid()`;
  await tx.execute(
    logged(run, by, {
      ...{ id, action: sql`'residence-removed'`, entity: 'unit' },
      ...{ entityId: sql`r.stay->>'unit_id'`, title: sql`r.stay_title` },
      changes: reversed(sql`r.stay_changes`),
      of: sql`${rowsOf(run)} and r.stay is not null`,
    }),
  );
  await tx.execute(
    logged(run, by, {
      ...{ id, action: sql`case when r.version is null then 'delete' else 'edit' end`, entity },
      ...{ entityId: sql`r.record_id::text`, title: sql`r.title` },
      changes: reversed(sql`r.changes`),
      of: sql`${rowsOf(run)} and r.fields is not null`,
    }),
  );
}

/** Takes back what an import stored; throws `IMPORT_TOUCHED` where anything else has changed or used it. */
export async function undoImport(db: NodePgDatabase, importId: string, by: Doer): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const run = await lockedRun(tx, importId);
      if (!run.stored || run.step !== 'undo') return;
      const target = importTargets[run.kind];
      await refuseTouched(tx, run, target);
      await unwrite(tx, run, target, by);
      const endedAt = new Date().toISOString();
      await tx.update(imports).set({ stored: false, endedAt }).where(eq(imports.id, importId));
    });
  } catch (error) {
    throw isForeignKeyBroken(error) ? new Problem('IMPORT_TOUCHED') : error;
  }
}
