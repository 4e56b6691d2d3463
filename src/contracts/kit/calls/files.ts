import * as z from 'zod';

/** One file of a multipart call, as the service reads it: once, while it arrives. */
export interface IncomingFile {
  /** As the sender calls it: not to be trusted, never a path. */
  name: string;
  content: AsyncIterable<Uint8Array>;
}

/**
 * The part of a call that makes it multipart: the portal gives files, the service reads them one
 * after another.
 */
export const files = z.custom<AsyncIterable<IncomingFile>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
) as unknown as z.ZodType<AsyncIterable<IncomingFile>, readonly File[]>;

/** The bytes that a `file` endpoint answers with. */
export interface OutgoingFile {
  name: string;
  /** Its content type. */
  type: string;
  content: Uint8Array | AsyncIterable<Uint8Array>;
  /** Shown in the page instead of saved: for kinds that cannot act. */
  inline?: boolean;
  /** How long it may be kept; not at all where left out. */
  cacheControl?: string;
  /** How many rows of data it holds, of a PDF how many papers; told in the header `x-row-count`. */
  rowCount?: number;
}

/** A file as the portal gets it: its bytes, and what the service says of them. */
export class ReceivedFile extends Blob {
  readonly name: string;
  /** How many rows of data it holds, where the service says. */
  readonly rowCount: number | null;

  constructor(content: Blob, name: string, rowCount: number | null) {
    super([content], { type: content.type });
    this.name = name;
    this.rowCount = rowCount;
  }
}

/** The reply of a `file` endpoint: the service gives a file, the portal gets its bytes. */
export const fileReply = z.instanceof(ReceivedFile) as unknown as z.ZodType<
  ReceivedFile,
  OutgoingFile
>;
