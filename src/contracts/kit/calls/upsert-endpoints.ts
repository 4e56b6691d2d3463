import * as z from 'zod';
import { type Endpoint, endpoint, type ServiceName } from '@/contracts/kit/calls/endpoint';
import { type Page, type PageQuery, pageOf } from '@/contracts/kit/calls/page-query';
import type { Feature } from '@/contracts/kit/feature/permissions';
import { id } from '@/contracts/kit/fields/fields';

/** The five calls that most of the product's resources have: list, get, upsert, delete, active. */
export type UpsertEndpoints<T, D, Q extends PageQuery> = {
  list: Endpoint<z.ZodType<{ query: Q }, { query: Partial<Q> }>, z.ZodType<Page<T>>>;
  get: Endpoint<z.ZodType<{ params: { id: string } }, { params: { id: string } }>, z.ZodType<T>>;
  upsert: Endpoint<z.ZodType<{ body: D & Version }, { body: Upsert<D> }>, z.ZodType<T>>;
  remove: Endpoint<
    z.ZodType<{ params: { id: string } }, { params: { id: string } }>,
    z.ZodType<{ id: string }>
  >;
  active: Endpoint<
    z.ZodType<
      { params: { id: string }; body: { active: boolean } },
      { params: { id: string }; body: { active: boolean } }
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

const version = { id: id.optional(), version: z.number().int().optional() };

/** Declares the five calls of a resource under `path` from its entity, its draft and its filter. */
export function upsertEndpoints<T, D extends object, Q extends PageQuery>(
  service: ServiceName,
  path: `/${string}`,
  feature: Feature,
  schemas: {
    entity: z.ZodType<T>;
    draft: z.ZodObject & z.ZodType<D>;
    filter: z.ZodType<Q>;
  },
): UpsertEndpoints<T, D, Q> {
  const one = z.object({ params: z.object({ id }) });
  return {
    list: endpoint({
      service,
      method: 'GET',
      path,
      call: z.object({ query: schemas.filter }),
      reply: pageOf(schemas.entity),
      needs: `${feature}:view`,
    }),
    get: endpoint({
      service,
      method: 'GET',
      path: `${path}/:id`,
      call: one,
      reply: schemas.entity,
      needs: `${feature}:view`,
    }),
    upsert: endpoint({
      service,
      method: 'POST',
      path: `${path}/upsert`,
      call: z.object({ body: schemas.draft.extend(version) }),
      reply: schemas.entity,
      needs: [`${feature}:create`, `${feature}:edit`],
    }),
    remove: endpoint({
      service,
      method: 'POST',
      path: `${path}/delete/:id`,
      call: one,
      reply: z.object({ id }),
      needs: `${feature}:delete`,
    }),
    active: endpoint({
      service,
      method: 'POST',
      path: `${path}/active/:id`,
      call: z.object({ params: z.object({ id }), body: z.object({ active: z.boolean() }) }),
      reply: schemas.entity,
      needs: `${feature}:edit`,
    }),
  } as unknown as UpsertEndpoints<T, D, Q>;
}
