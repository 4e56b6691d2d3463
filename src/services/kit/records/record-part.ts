import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Db } from '@/services/kit/database/db';
import type { RecordRow } from '@/services/kit/records/record-table';

/** A record that was written, or that is about to be removed. */
export interface Written {
  /** As it was; null for a new one. */
  before: RecordRow | null;
  /** As it is. */
  row: RecordRow;
  /** The fields that were sent; null where it is removed. */
  sent: object | null;
}

/** What a record holds beside its row, or what its row has to agree with. */
export interface RecordPart {
  /** The fields that it tells the log of in its own words. */
  fields: readonly string[];
  /** Called in the transaction that writes the record; answers what has changed, in the log's words. */
  keep: (tx: Db, request: ServiceRequest, written: Written) => Promise<Record<string, unknown>>;
}
