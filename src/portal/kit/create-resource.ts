import type { PageQuery } from '@/contracts/kit/page-query';
import type { UpsertEndpoints } from '@/contracts/kit/upsert-endpoints';
import { apiThunk } from '@/portal/kit/api-thunk';
import { createReader } from '@/portal/kit/create-reader';

/** A resource of the five upsert calls. Reads are state; writes are promises that the caller awaits. */
export function createResource<T extends { id: string }, D, Q extends PageQuery>(
  name: string,
  endpoints: UpsertEndpoints<T, D, Q>,
  parseQuery: (address: Record<string, unknown>) => Q,
) {
  return {
    parseQuery,
    list: createReader(name, endpoints.list),
    get: apiThunk(`${name}/get`, endpoints.get),
    upsert: apiThunk(`${name}/upsert`, endpoints.upsert),
    remove: apiThunk(`${name}/remove`, endpoints.remove),
    setActive: apiThunk(`${name}/setActive`, endpoints.active),
  };
}

export type Resource<T extends { id: string }, D, Q extends PageQuery> = ReturnType<
  typeof createResource<T, D, Q>
>;
