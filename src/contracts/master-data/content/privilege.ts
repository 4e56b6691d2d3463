import * as z from 'zod';
import { period, standings, storedPeriod } from '@/contracts/content/period';
import { picture } from '@/contracts/content/picture';
import { optionalRichText, richText } from '@/contracts/content/rich-text';
import { targets } from '@/contracts/content/targets';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
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

const service = 'master-data';
const params = z.object({ id });

const list = endpoint({
  service,
  method: 'GET',
  path: '/privilege',
  call: z.object({ query: privilegeFilter }),
  reply: pageOf(privilege),
  needs: 'privileges:view',
});

/** What partners offer to residents: a property's own, and what the platform names it for. */
export const privilegeEndpoints = {
  list,
  get: endpoint({
    service,
    method: 'GET',
    path: '/privilege/:id',
    call: z.object({ params }),
    reply: privilege,
    needs: 'privileges:view',
  }),
  create: endpoint({
    service,
    method: 'POST',
    path: '/privilege',
    call: z.object({ body: privilegeDraft }),
    reply: privilege,
    needs: 'privileges:create',
  }),
  change: endpoint({
    service,
    method: 'PUT',
    path: '/privilege/:id',
    call: z.object({
      params,
      body: privilegeDraft.extend({ version: z.number().int().optional() }),
    }),
    reply: privilege,
    needs: 'privileges:edit',
  }),
  remove: endpoint({
    service,
    method: 'POST',
    path: '/privilege/delete/:id',
    call: z.object({ params }),
    reply: params,
    needs: 'privileges:delete',
  }),
  active: endpoint({
    service,
    method: 'POST',
    path: '/privilege/active/:id',
    call: z.object({ params, body: z.object({ active: z.boolean() }) }),
    reply: privilege,
    needs: 'privileges:edit',
  }),
  download: downloadEndpoint(list),
};

/** What the list and its file show. */
export const privilegeColumns = {
  partner: { kind: 'text', sort: true, fixed: true },
  descriptionTh: { kind: 'text' },
  from: { kind: 'day', sort: true },
  to: { kind: 'day', sort: true },
  standing: { kind: 'choice', words: 'standings' },
  ...recordColumns,
} as const satisfies ListColumns<Privilege>;
