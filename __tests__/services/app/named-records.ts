import { randomUUID } from 'node:crypto';
import type { DemoAccount, Services } from '@tests/kit/services';
import { jpeg, sent } from '@tests/services/upload/files';
import type { ReferenceKind } from '@/contracts/kit/references/reference';
import { intakeEndpoints } from '@/contracts/parcel/intake';

/** A record of one kind that the caller may name, and one of another property; `null` where there is none. */
export interface NamedRecords {
  own: string;
  theirs: string | null;
}

/** Where the records of a kind are not told apart by a column of their property. */
const placed: Readonly<Record<string, string>> = {
  properties: 'id',
  accounts: '(select min(property_id::text)::uuid from account_properties where account_id = t.id)',
};

/** What the demo's world has none of. */
async function makeMissing(services: Services, name: DemoAccount): Promise<void> {
  const token = await services.signIn(name);
  await sent(services, 'parcel/photo', await jpeg(), token);
  const body = { id: randomUUID(), carrier: 'flash' as const, declared: 2 };
  await services.get(intakeEndpoints.openDrop, { body }, token);
}

/** Records that calls can name at the counter's property and at the village's, by their kinds. */
export async function namedRecords(
  services: Services,
): Promise<Record<ReferenceKind, NamedRecords>> {
  await makeMissing(services, 'counter');
  await makeMissing(services, 'village');
  const columns = await services.sql<{ name: string }>(
    `select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'property_id'`,
  );
  const isPlaced = (table: string) => columns.some(({ name }) => name === table);
  const idIn = async (table: string, where: string) => {
    const [row] = await services.sql<{ id: string }>(
      `select id from ${table} t where ${where} limit 1`,
    );
    return row?.id;
  };
  const known = await Promise.all(
    Object.entries(services.kinds).map(async ([kind, { table }]) => {
      const place = placed[table] ?? (isPlaced(table) ? 'property_id' : undefined);
      const at = (code: string) =>
        place ? `${place} = (select id from properties where code = '${code}')` : 'true';
      const own = (await idIn(table, at('RMN'))) ?? (await idIn(table, 'true'));
      if (!own) throw new Error(`the demo's world has no ${kind}`);
      const theirs = place && (await idIn(table, at('SPK')));
      return [kind, { own, theirs: theirs ?? null }] as const;
    }),
  );
  return Object.fromEntries(known) as Record<ReferenceKind, NamedRecords>;
}
