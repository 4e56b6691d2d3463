import { type SQL, sql } from 'drizzle-orm';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import { importTargets } from './kinds';
import type { imports } from './tables';

/** Who stores an import or takes it back, from where. */
export interface Doer {
  id: string;
  name: string;
  ip: string;
  userAgent: string;
}

export type Run = typeof imports.$inferSelect;

/** Some rows of an import, by the file's lines. */
export interface Piece {
  run: Run;
  first: number;
  last: number;
  /** How often its moves have raised the versions of what it changes since its rows were looked at. */
  moves: number;
}

const names = (columns: readonly string[], of?: string) =>
  sql.join(
    columns.map((column) =>
      of ? sql`${sql.identifier(of)}.${sql.identifier(column)}` : sql.identifier(column),
    ),
    sql`, `,
  );

export async function any(tx: Db, query: SQL): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 ${query} limit 1`);
  return rows.length > 0;
}

export const rowsOf = ({ run, first, last }: Piece) =>
  sql`r.import_id = ${run.id}::uuid and r.line between ${first}::int and ${last}::int`;
export const isNew = sql`r.version is null and r.fields is not null`;
const isChange = sql`r.version is not null and r.fields is not null`;

/** In the order of the rows, and another one each time that a row is moved. */
const lineId = (id: SQL) =>
  sql`(left(${id}::text, 24) || right(gen_random_uuid()::text, 12))::uuid`;

/** Lines of the audit log by one statement, from the rows that a condition names. */
const logged = (
  { run }: Piece,
  by: Doer,
  line: { id: SQL; action: SQL; entity: string; entityId: SQL; title: SQL; changes: SQL; of: SQL },
) => sql`
  insert into audit_log (id, at, account_id, account_name, property_id, action, entity, entity_id,
    title, changes, ip, user_agent)
  select ${lineId(line.id)}, now(), ${by.id}::uuid, ${by.name}, ${run.propertyId}::uuid,
    ${line.action}, ${line.entity}, ${line.entityId}, ${line.title}, ${line.changes}, ${by.ip},
    ${by.userAgent}
  from import_rows r where ${line.of}`;

/** The same, the other way round. */
const reversed = (changes: SQL) => sql`(select coalesce(
  jsonb_object_agg(c.key, jsonb_build_array(c.value->1, c.value->0)), '{}'::jsonb)
  from jsonb_each(${changes}) c)`;

const targetOf = ({ run }: Piece) => importTargets[run.kind];

/** Throws `IMPORT_CHANGED` where something that the rows build on has changed since they were looked at. */
export async function refuseChanged(tx: Db, piece: Piece): Promise<void> {
  const { table, same } = targetOf(piece);
  const propertyId = sql`${piece.run.propertyId}::uuid`;
  // Who only gets a stay may have been changed by an earlier row.
  const since = sql`case when r.fields is null then 0 else ${piece.moves}::int end`;
  const until = sql`${piece.moves}::int + case when r.fields is null then 1 else 0 end`;
  const moved = await any(
    tx,
    sql`from import_rows r left join ${table} t on t.id = r.record_id
      and t.property_id = ${propertyId}
      and t.version between r.version + ${since} and r.version + ${until}
      where ${rowsOf(piece)} and r.outcome = 'update' and r.version is not null and t.id is null`,
  );
  if (moved) throw new Problem('IMPORT_CHANGED');
  const rows = sql`from import_rows r where ${rowsOf(piece)} and ${isNew}`;
  for (const way of same) {
    const made = await any(
      tx,
      sql`from ${table} t where t.property_id = ${propertyId} and ${way(rows)}`,
    );
    if (made) throw new Problem('IMPORT_CHANGED');
  }
}

async function writeRecords(tx: Db, piece: Piece, by: Doer): Promise<void> {
  const { table, columns, entity } = targetOf(piece);
  const { propertyId } = piece.run;
  const record = sql`jsonb_populate_record(null::${table}, r.fields) p`;
  await tx.execute(sql`
    insert into ${table} (id, property_id, created_at, updated_at, updated_by, ${names(columns)})
    select r.record_id, ${propertyId}::uuid, now(), now(), ${by.name}, ${names(columns, 'p')}
    from import_rows r, ${record} where ${rowsOf(piece)} and ${isNew} order by r.line`);
  await tx.execute(sql`
    update ${table} t set (${names(columns)}) = row(${names(columns, 'p')}),
      version = t.version + 1, updated_at = now(), updated_by = ${by.name}
    from import_rows r, ${record}
    where ${rowsOf(piece)} and ${isChange} and t.id = r.record_id`);
  await tx.execute(
    logged(piece, by, {
      id: sql`r.id`,
      action: sql`case when r.version is null then 'create' else 'edit' end`,
      ...{ entity, entityId: sql`r.record_id::text`, title: sql`r.title`, changes: sql`r.changes` },
      of: sql`${rowsOf(piece)} and r.fields is not null`,
    }),
  );
}

async function writeStays(tx: Db, piece: Piece, by: Doer): Promise<void> {
  const { propertyId } = piece.run;
  const columns = ['unit_id', 'customer_id', 'relation', 'moved_in', 'moved_out'];
  await tx.execute(sql`
    insert into occupancies (id, property_id, created_at, updated_at, updated_by, ${names(columns)})
    select r.stay_id, ${propertyId}::uuid, now(), now(), ${by.name}, ${names(columns, 'p')}
    from import_rows r, jsonb_populate_record(null::occupancies, r.stay) p
    where ${rowsOf(piece)} and r.stay is not null order by r.line`);
  await tx.execute(
    logged(piece, by, {
      id: sql`r.stay_id`,
      ...{ action: sql`'move-in'`, entity: 'unit', entityId: sql`r.stay->>'unit_id'` },
      ...{ title: sql`r.stay_title`, changes: sql`r.stay_changes` },
      of: sql`${rowsOf(piece)} and r.stay is not null`,
    }),
  );
}

/** Writes what the rows of a piece say. */
export async function write(tx: Db, piece: Piece, by: Doer): Promise<void> {
  await refuseChanged(tx, piece);
  await writeRecords(tx, piece, by);
  await writeStays(tx, piece, by);
}

/** Throws `IMPORT_TOUCHED` where anything else has changed what the rows wrote. */
export async function refuseTouched(tx: Db, piece: Piece): Promise<void> {
  const { table } = targetOf(piece);
  const record = await any(
    tx,
    sql`from import_rows r left join ${table} t on t.id = r.record_id
      and t.version = coalesce(r.version + 1, 1)
      where ${rowsOf(piece)} and r.fields is not null and t.id is null`,
  );
  const stay = await any(
    tx,
    sql`from import_rows r left join occupancies t on t.id = r.stay_id and t.version = 1
      where ${rowsOf(piece)} and r.stay is not null and t.id is null`,
  );
  if (record || stay) throw new Problem('IMPORT_TOUCHED');
}

/** Takes back what the rows of a piece wrote; fails by a foreign key where somebody uses it. */
export async function takeBack(tx: Db, piece: Piece, by: Doer): Promise<void> {
  await refuseTouched(tx, piece);
  const { table, columns, entity } = targetOf(piece);
  await tx.execute(sql`
    delete from occupancies t using import_rows r where ${rowsOf(piece)} and t.id = r.stay_id`);
  await tx.execute(sql`
    delete from ${table} t using import_rows r
    where ${rowsOf(piece)} and ${isNew} and t.id = r.record_id`);
  await tx.execute(sql`
    update ${table} t set (${names(columns)}) = row(${names(columns, 'p')}),
      version = t.version + 1, updated_at = now(), updated_by = ${by.name}
    from import_rows r, jsonb_populate_record(null::${table}, r.before) p
    where ${rowsOf(piece)} and ${isChange} and t.id = r.record_id`);
  await tx.execute(
    logged(piece, by, {
      ...{ id: sql`r.stay_id`, action: sql`'residence-removed'`, entity: 'unit' },
      ...{ entityId: sql`r.stay->>'unit_id'`, title: sql`r.stay_title` },
      changes: reversed(sql`r.stay_changes`),
      of: sql`${rowsOf(piece)} and r.stay is not null`,
    }),
  );
  await tx.execute(
    logged(piece, by, {
      ...{
        id: sql`r.id`,
        action: sql`case when r.version is null then 'delete' else 'edit' end`,
        entity,
      },
      ...{ entityId: sql`r.record_id::text`, title: sql`r.title` },
      changes: reversed(sql`r.changes`),
      of: sql`${rowsOf(piece)} and r.fields is not null`,
    }),
  );
}
