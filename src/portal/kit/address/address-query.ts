import type { ZodObject, z } from 'zod';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import type { ListEndpoint, QueryOf } from '@/contracts/kit/calls/list-endpoint';

/** Reads a list's query from the address: a field that does not parse falls back to its default. */
export const addressQuery =
  <S extends ZodObject>(schema: S) =>
  (address: Record<string, unknown>): z.output<S> => {
    const fields = Object.entries(schema.shape).map(([name, field]) => {
      const given = address[name];
      const value = Array.isArray(given) ? given[0] : given;
      const parsed = field.safeParse(value === '' ? undefined : value);
      const fallback = parsed.success ? parsed : field.safeParse(undefined);
      return [name, fallback.data] as const;
    });
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as z.output<S>;
  };

/** Reads a list's query from an address. */
export type ParseQuery<Q> = (address: Record<string, unknown>) => Q;

const parsers = new WeakMap<Endpoint, ParseQuery<unknown>>();

/** The list's own filters, as its call takes them. */
export function queryParser<E extends ListEndpoint>(endpoint: E): ParseQuery<QueryOf<E>> {
  const { query } = (endpoint.call as unknown as ZodObject<{ query: ZodObject }>).shape;
  const made = parsers.get(endpoint) ?? addressQuery(query);
  parsers.set(endpoint, made);
  return made as ParseQuery<QueryOf<E>>;
}
