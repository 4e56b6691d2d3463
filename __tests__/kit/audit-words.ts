import { recordWords } from '@/contracts/features/record-words';
import { generalActions, generalFields } from '@/contracts/kit/feature/record-words';

/** A line of the audit log as it is stored. */
export interface StoredLine {
  action: string;
  entity: string;
  title: string;
  changes: Record<string, unknown>;
}

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** As programs call things: `not_told`, `revoke-sessions`, `BYPASS_USED`. */
const code = /^([a-z]+([_-][a-z]+)+|[A-Z]+(_[A-Z]+)+)$/;
/** What some field calls by a name is a word of ours, whichever field it stands in. */
const ours = new Set(
  Object.values(recordWords).flatMap(({ fields }) =>
    Object.values(fields).flatMap(({ values = {} }) => Object.keys(values)),
  ),
);

const leaves = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.flatMap(leaves) : [value ?? ''];

/** What a reader would see of a line as a program's key or id, or not at all. */
export function withoutWords({ action, entity, title, changes }: StoredLine): string[] {
  const words = recordWords[entity];
  if (!words) return [`${entity}: no such kind of record`];
  const actions = { ...generalActions, ...words.actions };
  const found: string[] = [];
  if (!(action in actions)) found.push(`${entity}: the action ${action}`);
  if (!title.trim() || id.test(title)) found.push(`${entity} ${action}: the title '${title}'`);
  for (const [key, change] of Object.entries(changes)) {
    const field = { ...generalFields, ...words.fields }[key];
    if (!field) found.push(`${entity} ${action}: the field ${key}`);
    for (const value of leaves(change)) {
      const isShown = typeof value !== 'string' || value === '' || field?.values?.[value];
      if (typeof value === 'object') found.push(`${entity}.${key}: an object`);
      else if (!isShown && (id.test(value) || code.test(value) || ours.has(value)))
        found.push(`${entity}.${key}: the value ${value}`);
    }
  }
  return found;
}
