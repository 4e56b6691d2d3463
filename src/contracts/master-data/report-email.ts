import * as z from 'zod';
import { email, flag, id, instant, text } from '@/contracts/kit/fields';
import { pageQuery } from '@/contracts/kit/page-query';
import { upsertEndpoints } from '@/contracts/kit/upsert-endpoints';

export const reportKinds = ['parcels-waiting', 'parcels-received'] as const;
export const reportFrequencies = ['daily', 'weekly', 'monthly'] as const;

export const reportEmailDraft = z.object({
  name: text(200),
  email,
  report: z.enum(reportKinds),
  frequency: z.enum(reportFrequencies),
});

export const reportEmail = z.object({
  id,
  version: z.number().int(),
  active: z.boolean(),
  name: z.string(),
  email: z.string(),
  report: z.enum(reportKinds),
  frequency: z.enum(reportFrequencies),
  updatedAt: instant,
  updatedBy: z.string(),
});
export type ReportEmail = z.output<typeof reportEmail>;

export const reportEmailFilter = pageQuery(20).extend({
  report: z.enum(reportKinds).optional(),
  active: flag.optional(),
});

export const reportEmailEndpoints = upsertEndpoints(
  'master-data',
  '/report-emails',
  'report-emails',
  {
    entity: reportEmail,
    draft: reportEmailDraft,
    filter: reportEmailFilter,
  },
);
