import type * as z from 'zod';
import type { Endpoint, ServiceName } from '@/contracts/kit/calls/endpoint';
import type { Page, PageQuery } from '@/contracts/kit/calls/page-query';
import { recordEndpoints } from '@/contracts/kit/calls/record-endpoints';
import type { Feature } from '@/contracts/kit/feature/permissions';
import type { Flag } from '@/contracts/kit/fields/fields';

/** The five calls that most of the product's resources have: list, get, upsert, delete, active. */
export type UpsertEndpoints<T, D, Q extends PageQuery, I = D> = {
  list: Endpoint<z.ZodType<{ query: Q }, { query: Partial<Q> }>, z.ZodType<Page<T>>>;
  get: Endpoint<z.ZodType<{ params: { id: string } }, { params: { id: string } }>, z.ZodType<T>>;
  upsert: Endpoint<z.ZodType<{ body: D & Version }, { body: Upsert<I> }>, z.ZodType<T>>;
  remove: Endpoint<
    z.ZodType<{ params: { id: string } }, { params: { id: string } }>,
    z.ZodType<{ id: string }>
  >;
  active: Endpoint<
    z.ZodType<
      { params: { id: string }; body: { active: boolean } },
      { params: { id: string }; body: { active: Flag } }
    >,
    z.ZodType<T>
  >;
};

/** What a changed record names besides its fields: which record, and the version that was read. */
export interface Version {
  id?: string | undefined;
  version?: number | undefined;
}
export type Upsert<D> = D & Version;

/** Declares the five calls of a resource under `path` from its entity, its draft and its filter. */
export function upsertEndpoints<T, D extends object, Q extends PageQuery, I>(
  service: ServiceName,
  path: `/${string}`,
  feature: Feature,
  schemas: {
    entity: z.ZodType<T>;
    draft: z.ZodObject & z.ZodType<D, I>;
    filter: z.ZodType<Q>;
  },
): UpsertEndpoints<T, D, Q, I> {
  const call = recordEndpoints(service, feature, schemas as never);
  return {
    list: call.list(path),
    get: call.get(`${path}/:id`),
    upsert: call.upsert(`${path}/upsert`),
    remove: call.remove(`${path}/delete/:id`, 'POST'),
    active: call.active(`${path}/active/:id`),
  } as unknown as UpsertEndpoints<T, D, Q, I>;
}
