import * as z from 'zod';
import { id } from '@/contracts/kit/fields/fields';

/**
 * The kinds of records that calls name by their ids, each with the service that owns them: whoever
 * declares the records adds their kind, so that no file of the kit names one.
 */
// biome-ignore lint/suspicious/noEmptyInterface: contracts add to it
export interface ReferenceKinds {}
export type ReferenceKind = keyof ReferenceKinds;

const kinds = z.registry<{ kind: ReferenceKind }>();

/** Says of a field that it names a record of a kind: no call writes one that its caller may not name. */
export function naming<S extends z.ZodType>(kind: ReferenceKind, field: S): S {
  kinds.add(field, { kind });
  return field;
}

/** The id of a record of a kind; may be made optional, nullable, or the element of an array. */
export const reference = (kind: ReferenceKind) => naming(kind, id.clone());

/** The kind of record that a field names, where it does. */
export const kindNamedBy = (field: z.core.$ZodType): ReferenceKind | undefined =>
  kinds.get(field)?.kind;
