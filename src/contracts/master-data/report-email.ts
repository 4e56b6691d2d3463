import * as z from 'zod';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { pageQuery } from '@/contracts/kit/calls/page-query';
import { upsertEndpoints } from '@/contracts/kit/calls/upsert-endpoints';
import { type ListColumns, recordColumns } from '@/contracts/kit/feature/list-columns';
import { email, flag, text } from '@/contracts/kit/fields/fields';
import { recordFields } from '@/contracts/kit/fields/record-fields';

export const reportKinds = ['parcels-waiting', 'parcels-received'] as const;
export const reportFrequencies = ['daily', 'weekly', 'monthly'] as const;

export const reportEmailDraft = z.object({
  name: text(200),
  email,
  report: z.enum(reportKinds),
  frequency: z.enum(reportFrequencies),
});

export const reportEmail = z.object({
  ...recordFields,
  active: z.boolean(),
  name: z.string(),
  email: z.string(),
  report: z.enum(reportKinds),
  frequency: z.enum(reportFrequencies),
});
export type ReportEmail = z.output<typeof reportEmail>;

export const reportEmailFilter = pageQuery(20).extend({
  report: z.enum(reportKinds).optional(),
  active: flag.optional(),
});

const five = upsertEndpoints('master-data', '/report-emails', 'report-emails', {
  entity: reportEmail,
  draft: reportEmailDraft,
  filter: reportEmailFilter,
});
export const reportEmailEndpoints = { ...five, download: downloadEndpoint(five.list) };

/** What the list and its file show. */
export const reportEmailColumns = {
  name: { kind: 'text', sort: true, fixed: true, card: 'title' },
  email: { kind: 'text', sort: true, under: 'name' },
  report: { kind: 'choice', rank: 1, card: 'fact' },
  frequency: { kind: 'choice', card: 'fact' },
  ...recordColumns,
} as const satisfies ListColumns<ReportEmail>;
