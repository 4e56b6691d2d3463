import * as z from 'zod';
import { period, standings, storedPeriod } from '@/contracts/content/period';
import { picture } from '@/contracts/content/picture';
import { optionalRichText, richText } from '@/contracts/content/rich-text';
import { targets } from '@/contracts/content/targets';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { pageQuery } from '@/contracts/kit/calls/page-query';
import { recordEndpoints } from '@/contracts/kit/calls/record-endpoints';
import { type ListColumns, recordColumns } from '@/contracts/kit/feature/list-columns';
import { flag, id, text } from '@/contracts/kit/fields/fields';
import { recordFields } from '@/contracts/kit/fields/record-fields';

const most = 8000;

export const privilegeDraft = z.object({
  /** Whose offer it is. */
  partner: text(200),
  descriptionTh: richText(most),
  descriptionEn: optionalRichText(most),
  descriptionCn: optionalRichText(most),
  conditionTh: richText(most),
  conditionEn: optionalRichText(most),
  conditionCn: optionalRichText(most),
  picture,
  ...period,
  announceTo: targets,
});

export const privilege = z.object({
  ...recordFields,
  active: z.boolean(),
  partner: z.string(),
  /** Clean HTML, as the others. */
  descriptionTh: z.string(),
  descriptionEn: z.string(),
  descriptionCn: z.string(),
  conditionTh: z.string(),
  conditionEn: z.string(),
  conditionCn: z.string(),
  picture: id.nullable(),
  ...storedPeriod,
  announceTo: z.array(id),
  /** It is of the place that the caller works in, who may therefore change it. */
  own: z.boolean(),
});
export type Privilege = z.output<typeof privilege>;

export const privilegeFilter = pageQuery(20).extend({
  standing: z.enum(standings).optional(),
  active: flag.optional(),
});

const call = recordEndpoints('master-data', 'privileges', {
  entity: privilege,
  draft: privilegeDraft,
  filter: privilegeFilter,
});
const list = call.list('/privilege');

/** What partners offer to residents: a property's own, and what the platform names it for. */
export const privilegeEndpoints = {
  list,
  get: call.get('/privilege/:id'),
  create: call.create('/privilege'),
  change: call.change('/privilege/:id'),
  remove: call.remove('/privilege/delete/:id', 'POST'),
  active: call.active('/privilege/active/:id'),
  download: downloadEndpoint(list),
};

/** What the list and its file show. */
export const privilegeColumns = {
  partner: { kind: 'text', sort: true, fixed: true, card: 'title' },
  descriptionTh: { kind: 'text', under: 'partner' },
  from: { kind: 'day', until: 'to', sort: true, card: 'fact' },
  to: { kind: 'day', sort: true },
  standing: { kind: 'standing', words: 'standings', rank: 1, card: 'state' },
  ...recordColumns,
} as const satisfies ListColumns<Privilege>;
