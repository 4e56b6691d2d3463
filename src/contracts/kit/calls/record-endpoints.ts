import * as z from 'zod';
import { endpoint, type ServiceName } from '@/contracts/kit/calls/endpoint';
import { type PageQuery, pageOf } from '@/contracts/kit/calls/page-query';
import type { Feature } from '@/contracts/kit/feature/permissions';
import { flag, id } from '@/contracts/kit/fields/fields';

type Path = `/${string}`;

/** Declares the calls of a feature's records one by one, each under the path that the wire has for it. */
export function recordEndpoints<
  Entity extends z.ZodType,
  Draft extends z.ZodRawShape,
  Filter extends z.ZodType<PageQuery>,
>(
  service: ServiceName,
  feature: Feature,
  { entity, draft, filter }: { entity: Entity; draft: z.ZodObject<Draft>; filter: Filter },
) {
  const params = z.object({ id });
  const version = z.number().int().optional();
  const [view, edit] = [`${feature}:view`, `${feature}:edit`] as const;
  return {
    list: (path: Path) =>
      endpoint({
        ...{ service, method: 'GET', path, needs: view },
        call: z.object({ query: filter }),
        reply: pageOf(entity),
      }),
    get: (path: Path) =>
      endpoint({
        ...{ service, method: 'GET', path, needs: view },
        call: z.object({ params }),
        reply: entity,
      }),
    create: (path: Path) =>
      endpoint({
        ...{ service, method: 'POST', path, needs: `${feature}:create` },
        call: z.object({ body: draft }),
        reply: entity,
      }),
    /** The draft names the version that it was made from. */
    change: (path: Path, method: 'PUT' | 'POST' = 'PUT') =>
      endpoint({
        ...{ service, method, path, needs: edit },
        call: z.object({ params, body: draft.extend({ version }) }),
        reply: entity,
      }),
    /** One call for both: without an id it adds a record. */
    upsert: (path: Path, method: 'PUT' | 'POST' = 'POST') =>
      endpoint({
        ...{ service, method, path, needs: [`${feature}:create`, edit] },
        call: z.object({ body: draft.extend({ id: id.optional(), version }) }),
        reply: entity,
      }),
    remove: (path: Path, method: 'DELETE' | 'POST' = 'DELETE') =>
      endpoint({
        ...{ service, method, path, needs: `${feature}:delete` },
        call: z.object({ params }),
        reply: params,
      }),
    active: (path: Path) =>
      endpoint({
        ...{ service, method: 'POST', path, needs: edit },
        call: z.object({ params, body: z.object({ active: flag }) }),
        reply: entity,
      }),
  };
}
