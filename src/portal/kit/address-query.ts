import type { ZodObject, z } from 'zod';

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
