import * as z from 'zod';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import { day, id, instant } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';

/** A list's `total` counts no further. */
export const auditTotalMost = 10_000;

export const auditEntry = z.object({
  id,
  at: instant,
  accountName: z.string(),
  /** `null` at the main admin. */
  propertyName: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  /** What the record was called at the time; empty where that was not written down. */
  title: z.string(),
  /** `{ field: [before, after] }` */
  changes: z.record(z.string(), z.unknown()),
  ip: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** `keywords` are looked for in the names of those who made the changes. */
export const auditFilter = pageQuery(20, 100).extend({
  entity: z
    .string()
    .regex(/^[a-z-]{1,40}$/)
    .optional(),
  /** The changed record's. */
  entityId: limited(64).optional(),
  accountId: id.optional(),
  /** At the main admin only. */
  propertyId: id.optional(),
  /** Days in Bangkok, both included. */
  from: day.optional(),
  to: day.optional(),
});

const list = endpoint({
  service: 'auth',
  method: 'GET',
  path: '/admin-system/audit',
  call: z.object({ query: auditFilter }),
  reply: pageOf(auditEntry),
  needs: 'audit:view',
});

export const auditEndpoints = {
  /** Newest first: of the property one works in, or of the whole platform at the main admin. */
  list,
  download: downloadEndpoint(list),
};
