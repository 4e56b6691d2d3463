import type { ZodType, z } from 'zod';
import type { Access, Permission } from '@/contracts/kit/feature/permissions';

export const serviceNames = [
  'auth',
  'admin-order',
  'master-data',
  'banner',
  'bulletin',
  'news',
  'parcel',
  'chat',
  'upload',
] as const;
export type ServiceName = (typeof serviceNames)[number];

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * The shapes that replies come in: `coded` `{ code: '200', data }`, `success` `{ success: 1, result }`,
 * `menu` `{ data: { menu } }`, and `file`, the bytes themselves.
 */
export type Envelope = 'coded' | 'success' | 'menu' | 'file';

/** One call of one service, as data: both sides of the wire read it. */
export interface Endpoint<Call extends ZodType = ZodType, Reply extends ZodType = ZodType> {
  service: ServiceName;
  method: Method;
  /** Below the service's `/api/v1`, with `:name` for path parameters. */
  path: `/${string}`;
  /** `z.object({ params?, query?, body?, files? })`; a call with `files` is multipart. */
  call: Call;
  /** Of the data inside the envelope. */
  reply: Reply;
  envelope: Envelope;
  /** A list means any one of them; the service then asks for the exact one. */
  needs: Access | readonly Permission[];
  /** Answered in whichever property the session is, also to a page of another one. */
  anyPlace?: true;
  /** Our names to the wire's, for query and body fields that the wire calls otherwise. */
  wire?: Readonly<Record<string, string>>;
}

/** What the caller gives. */
export type CallOf<E extends Endpoint> = z.input<E['call']>;
/** What the caller gets. */
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;

/** Declares a call; the envelope is `coded` unless said otherwise. */
export function endpoint<Call extends ZodType, Reply extends ZodType>(
  declared: Omit<Endpoint<Call, Reply>, 'envelope'> & { envelope?: Envelope },
): Endpoint<Call, Reply> {
  return { envelope: 'coded', ...declared };
}

/** Renames the top-level fields of a query or body by the table, in either direction. */
export function rename(value: unknown, table: Readonly<Record<string, string>> | undefined) {
  if (!table || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      Object.hasOwn(table, key) ? table[key] : key,
      field,
    ]),
  );
}

/** The same table read from the wire's side. */
export const reversed = (table: Readonly<Record<string, string>> | undefined) =>
  table && Object.fromEntries(Object.entries(table).map(([ours, wire]) => [wire, ours]));
