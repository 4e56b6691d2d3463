import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import type { ListEndpoint, QueryOf, RowOf } from '@/contracts/kit/calls/list-endpoint';
import type { PageQuery } from '@/contracts/kit/calls/page-query';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handler } from '@/services/kit/calls/mount';
import type { SharedRows } from '@/services/kit/content/shared-rows';

/** The calls that `crud` can answer. */
export const crudNames = [
  ...(['list', 'get', 'upsert', 'create', 'change', 'active', 'remove'] as const),
  ...(['order', 'download'] as const),
];
export type CrudName = (typeof crudNames)[number];

/** The calls of a resource that one table answers; which of them there are is the resource's affair. */
export type CrudEndpoints = { list?: ListEndpoint } & Partial<
  Record<Exclude<CrudName, 'list'>, Endpoint>
>;

/** What a list is asked: by its query and, where it has any, by its address. */
export type AskedOf<Es extends CrudEndpoints> = Es extends { list: infer E extends ListEndpoint }
  ? QueryOf<E> & (z.output<E['call']> extends { params: infer P } ? P : unknown)
  : PageQuery;

/** What a resource's reads answer with. */
export type RecordOf<Es extends CrudEndpoints> = Es extends { list: infer E extends ListEndpoint }
  ? RowOf<E>
  : Es extends { get: infer E extends Endpoint }
    ? z.output<E['reply']>
    : never;

type BodyOf<E> = E extends Endpoint
  ? z.output<E['call']> extends { body: infer B }
    ? B
    : never
  : never;
type Writing<Es> = Extract<keyof Es, 'upsert' | 'create' | 'change'>;

/** The fields that a resource's calls write; none where it has no such call. */
export type Written<Es extends CrudEndpoints> = [Writing<Es>] extends [never]
  ? Record<never, never>
  : // For whom a record is stands beside its row.
    Omit<BodyOf<Es[Writing<Es>]>, 'id' | 'version' | 'announceTo'>;

/** A table with a column for each field that is written, of a type that takes it. */
export type Takes<Table, W> = {
  [Field in keyof W]: Field extends keyof Table
    ? Table[Field] extends { _: { data: infer Data } }
      ? W[Field] extends Data | null | undefined
        ? Table[Field]
        : never
      : never
    : PgColumn;
};

type Needed<T> = { [F in keyof T]-?: undefined extends T[F] ? never : F }[keyof T];

/** What is read of a record beside the columns of its table. */
type Beside<Es extends CrudEndpoints, Table> = Exclude<Needed<RecordOf<Es>>, keyof Table>;

type ExtraColumns<Field extends PropertyKey> = Readonly<Record<Field & string, SQL>>;

/** A value for each field that is read and that the table has no column for; none where there is no such field. */
type Extra<Field extends PropertyKey> = [Field] extends [never]
  ? { extra?: never }
  : { extra: ExtraColumns<Field> | ((request: ServiceRequest) => ExtraColumns<Field>) };

/** The same of records that the platform shares, which say themselves whose they are and for whom. */
export type Reads<Es extends CrudEndpoints, Table> =
  | ({ shared: SharedRows } & Extra<Exclude<Beside<Es, Table>, 'own' | 'announceTo'>>)
  | ({ shared?: never } & Extra<Beside<Es, Table>>);

/** A handler for each call that there is. */
export type CrudHandlers<Es extends CrudEndpoints> = {
  [N in Extract<keyof Es, CrudName>]: Es[N] extends Endpoint ? Handler<Es[N]> : never;
};
