import type { ZodType } from 'zod';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import type { ReferenceKind } from '@/contracts/kit/references/reference';

/** How people find the records of a kind, and what they call them. */
export interface ReferenceSource<Row extends { id: string }> {
  /** The pickers' texts have words for it, `references.<kind>`. */
  kind: ReferenceKind;
  /** A page of what is found by keywords. */
  list: Endpoint<ZodType, ZodType<{ rows: Row[] }>>;
  /** One, by its id. */
  get: Endpoint<ZodType, ZodType<Row>>;
  title: (row: Row) => string;
  /** What tells those of one title apart. */
  detail?: (row: Row) => string;
  /** The one among those found that is meant for sure. */
  meant?: (rows: readonly Row[], typed: string) => Row | undefined;
}
