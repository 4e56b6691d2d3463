import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import type { PageQuery } from '@/contracts/kit/calls/page-query';
import { featureOf } from '@/contracts/kit/feature/feature-of';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { namedVersion } from '@/services/kit/records/change-row';
import {
  type AskedOf,
  type CrudEndpoints,
  type CrudHandlers,
  type CrudName,
  crudNames,
  type Reads,
  type RecordOf,
  type Takes,
  type Written,
} from '@/services/kit/records/crud-types';
import { reorder } from '@/services/kit/records/ordering';
import { type ReaderOptions, recordReader } from '@/services/kit/records/record-reader';
import { placeIn, type RecordTable } from '@/services/kit/records/record-table';
import { recordWriter, type WriterOptions } from '@/services/kit/records/record-writer';
import { referenceFields } from '@/services/kit/references/titled-changes';

interface Options<Es extends CrudEndpoints>
  extends WriterOptions,
    Omit<ReaderOptions<AskedOf<Es>, RecordOf<Es>>, 'extra' | 'shared'> {
  /** What is sent as it is to be written; throws `INVALID` for what a schema alone cannot tell. */
  cleaned?: (sent: object) => object;
  /** What a new record has beside what is sent of it. */
  begins?: object;
}

interface Call {
  params?: { id: string };
  query: PageQuery;
  body: Record<string, unknown> & { id?: string; version?: number; ids: string[] };
}

const same = (sent: object) => sent;
/** By the address or, as some of the wire's calls have it, by the body. */
const idIn = ({ params, body }: Call) => params?.id ?? String(body.id);

/**
 * Handlers of those calls that there are, over one table: bound to the caller's place, audited, told
 * to the property's other staff, with a version check that throws `STALE`. Replace one by writing it
 * after the spread.
 */
export function crud<const Es extends CrudEndpoints, Table extends RecordTable>(
  db: NodePgDatabase,
  own: Table & Takes<Table, Written<Es>>,
  endpoints: Es,
  options: Options<Es> & Reads<Es, Table>,
): CrudHandlers<Es> {
  const table: RecordTable = own;
  const { shared, cleaned = same, begins, entity, title } = options;
  const [any] = Object.values(endpoints) as Endpoint[];
  if (!any) throw new Error(`${entity} has no calls`);
  const feature = featureOf(any);
  const parts = [...(shared ? [shared.part] : []), ...(options.parts ?? [])];
  const references = referenceFields(endpoints as Record<string, Endpoint>);
  const write = recordWriter(db, table, { references, ...options, parts });
  const read = recordReader(db, table, options);

  /** The properties whose staff see some of the place's records. */
  async function reached(request: ServiceRequest, ids: readonly string[]): Promise<string[]> {
    const place = placeIn(table, request);
    if (place) return [place];
    const each = ids.map((id) => shared?.targets.of(db, { id, propertyId: null }) ?? []);
    return (await Promise.all(each)).flat();
  }
  async function told<R>(request: ServiceRequest, ids: readonly string[], run: () => Promise<R>) {
    const before = await reached(request, ids);
    const result = await run();
    request.changed(feature, [...new Set([...before, ...(await reached(request, ids))])]);
    request.notified();
    return result;
  }
  const change = async (request: ServiceRequest, id: string, fields: object, version?: number) => {
    await told(request, [id], () => write.change(request, id, fields, version));
    return read.one(request, id);
  };
  const create = async (request: ServiceRequest, fields: object) => {
    const { id } = await write.create(request, { ...fields, ...begins });
    request.changed(feature, await reached(request, [id]));
    request.notified();
    return read.one(request, id);
  };

  const handlers: Record<CrudName, (call: Call, request: ServiceRequest) => Promise<unknown>> = {
    list: ({ params, query }, request) => read.page(request, { ...query, ...params }),

    get: (call, request) => read.one(request, idIn(call)),

    upsert: async ({ body: { id, version, ...fields } }, request) => {
      request.require(`${feature}:${id ? 'edit' : 'create'}`);
      if (!id) return create(request, cleaned(fields));
      return change(request, id, cleaned(fields), namedVersion(version));
    },

    create: ({ body }, request) => create(request, cleaned(body)),

    change: (call, request) => {
      const { id: _, version, ...fields } = call.body;
      return change(request, idIn(call), cleaned(fields), version);
    },

    active: (call, request) => change(request, idIn(call), { active: call.body.active }),

    remove: async (call, request) => {
      const id = idIn(call);
      await told(request, [id], () => write.remove(request, id));
      return { id };
    },

    order: async ({ body: { ids } }, request) => {
      await told(request, ids, () => reorder(db, table, request, { entity, title, ids }));
      return { ids };
    },

    download: ({ query }, request) => read.file(request, query),
  };
  const there = crudNames.filter((name) => endpoints[name]).map((name) => [name, handlers[name]]);
  return Object.fromEntries(there) as unknown as CrudHandlers<Es>;
}
