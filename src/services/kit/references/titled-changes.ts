import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import type { ReferenceKind } from '@/contracts/kit/references/reference';
import { referencesIn } from '@/contracts/kit/references/references-in';
import type { Db } from '@/services/kit/database/db';
import type { Titles } from './titles';

/** The fields of a record that name others, each with their kind. */
export type ReferenceFields = Readonly<Record<string, ReferenceKind>>;

/** Those of them that calls write, by the calls' contracts. */
export const referenceFields = (endpoints: Readonly<Record<string, Endpoint>>): ReferenceFields =>
  Object.fromEntries(
    Object.values(endpoints)
      .flatMap(({ call }) => referencesIn(call))
      .filter(
        ({ path: [part, , ...deeper] }) => part === 'body' && deeper.every((one) => one === '*'),
      )
      .map(({ path: [, field = ''], kind }) => [field, kind]),
  );

/** Changes as the log tells them: what they name by its title, as it is called at the time. */
export async function titledChanges(
  db: Db,
  titles: Titles,
  changes: Readonly<Record<string, unknown>>,
  fields: ReferenceFields,
): Promise<Record<string, unknown>> {
  const told: Record<string, unknown> = { ...changes };
  for (const [field, kind] of Object.entries(fields)) {
    const sides = changes[field];
    if (!Array.isArray(sides)) continue;
    const ids = sides.flat().filter((one): one is string => typeof one === 'string');
    const known = await titles(db, kind, ids);
    const say = (side: unknown): unknown =>
      Array.isArray(side) ? side.map(say) : (known.get(String(side)) ?? null);
    told[field] = sides.map(say);
  }
  return told;
}
