import { and, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ErrorCode } from '@/contracts/kit/calls/errors';
import type { ReferenceKind } from '@/contracts/kit/references/reference';
import type { NamedRecord } from '@/contracts/kit/references/references-in';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { requireMainAdmin } from '@/services/kit/calls/main-admin';
import { Problem } from '@/services/kit/calls/problem';
import type { Db } from '@/services/kit/database/db';
import type { Titles } from './titles';

/** The records of one kind, as its owner lets calls name them. */
export interface NamedRows {
  table: PgTable & Record<'id', PgColumn>;
  /** What each is called. */
  title: PgColumn | SQL;
  /** Which of them the caller may name; all of them where it answers nothing. */
  where: (request: ServiceRequest) => SQL | undefined;
  /** What is wrong with a field that names another one; `unknownRecord` where nothing is said. */
  unknown?: string;
  /** What such a call is refused with as a whole, where no form has a field for it. */
  refusal?: ErrorCode;
}

/** Of what is the platform's alone: whoever is not at the main admin names none of it. */
export function platformsAlone(request: ServiceRequest): undefined {
  requireMainAdmin(request);
}

/** What an owner serves: the records of some kinds. */
export type NamedKinds = Readonly<{ [Kind in ReferenceKind]?: NamedRows }>;

/** What the services know of the records that calls name, each kind by the service that owns it. */
export interface References {
  /** Tells of kinds; their owner does so where it is mounted. */
  serve: (kinds: NamedKinds) => void;
  /** Throws an error of each field that names a record that the caller may not name. */
  refuseUnknown: (request: ServiceRequest, named: readonly NamedRecord[]) => Promise<void>;
  titles: Titles;
  /** Throws where a kind that calls name has no owner. */
  requireOwners: (kinds: readonly ReferenceKind[]) => void;
}

/** A field's path in the part of the call that it is in, as its form knows it: a list is one field. */
const fieldAt = (path: string) => path.slice(path.indexOf('.') + 1).replace(/\.\d+$/, '');

const sameId = (id: string) => id.toLowerCase();

/** Knows the kinds of records that are served, and asks the database for them. */
export function referenceKinds(db: Db): References {
  const owners = new Map<ReferenceKind, NamedRows>();

  function ownerOf(kind: ReferenceKind): NamedRows {
    const rows = owners.get(kind);
    if (!rows) throw new Error(`no service owns records of the kind ${kind}`);
    return rows;
  }

  async function find(reader: Db, kind: ReferenceKind, ids: readonly string[], where?: SQL) {
    const { table, title } = ownerOf(kind);
    const rows = await reader
      .select({ id: table.id, title })
      .from(table as PgTable)
      .where(and(inArray(table.id, [...new Set(ids)]), where));
    return new Map(rows.map((row) => [String(row.id), String(row.title)]));
  }

  async function unknownOf(
    request: ServiceRequest,
    kind: ReferenceKind,
    all: readonly NamedRecord[],
  ) {
    const named = all.filter((one) => one.kind === kind);
    const { where, unknown: code = 'unknownRecord', refusal } = ownerOf(kind);
    const ids = named.map(({ id }) => id);
    const known = await find(db, kind, ids, where(request));
    const strangers = named.filter(({ id }) => !known.has(sameId(id)));
    if (refusal && strangers.length > 0) throw new Problem(refusal);
    return strangers.map(({ path }) => [fieldAt(path), { code }] as const);
  }

  return {
    serve(kinds) {
      for (const [kind, rows] of Object.entries(kinds)) owners.set(kind as ReferenceKind, rows);
    },

    async refuseUnknown(request, named) {
      const kinds = [...new Set(named.map(({ kind }) => kind))];
      const unknown = await Promise.all(kinds.map((kind) => unknownOf(request, kind, named)));
      const fields = Object.fromEntries(unknown.flat());
      if (Object.keys(fields).length > 0) throw new Problem('INVALID', undefined, fields);
    },

    titles: async (reader, kind, ids) => (ids.length > 0 ? find(reader, kind, ids) : new Map()),

    requireOwners: (kinds) => kinds.forEach(ownerOf),
  };
}
