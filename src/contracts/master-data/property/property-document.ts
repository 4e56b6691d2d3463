import * as z from 'zod';
import { requiredPicture } from '@/contracts/content/picture';
import { pageQuery } from '@/contracts/kit/calls/page-query';
import { upsertEndpoints } from '@/contracts/kit/calls/upsert-endpoints';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import { id, text } from '@/contracts/kit/fields/fields';
import { recordFields } from '@/contracts/kit/fields/record-fields';
import { typedDay } from '@/contracts/kit/fields/typed-day';

export const documentKinds = [
  ...(['registration', 'bylaws', 'rules', 'minutes'] as const),
  ...(['accounts', 'insurance', 'contract', 'other'] as const),
] as const;

/** Who may see it: the staff alone, the owners too, or everybody who lives there. */
export const documentAudiences = ['staff', 'owners', 'everyone'] as const;

export const propertyDocumentDraft = z.object({
  name: text(200),
  kind: z.enum(documentKinds),
  /** The day that it bears. */
  day: typedDay,
  audience: z.enum(documentAudiences),
  /** Its upload. */
  file: requiredPicture,
});

export const propertyDocument = z.object({
  ...recordFields,
  name: z.string(),
  kind: z.enum(documentKinds),
  day: z.string(),
  audience: z.enum(documentAudiences),
  file: id,
  fileName: z.string(),
  /** Bytes. */
  fileSize: z.number().int(),
});
export type PropertyDocument = z.output<typeof propertyDocument>;

const { list, get, upsert, remove } = upsertEndpoints(
  'master-data',
  '/property-document',
  'property-settings',
  {
    entity: propertyDocument,
    draft: propertyDocumentDraft,
    filter: pageQuery(20).extend({
      kind: z.enum(documentKinds).optional(),
      audience: z.enum(documentAudiences).optional(),
    }),
  },
);

/** The juristic person's papers. */
export const propertyDocumentEndpoints = { list, get, upsert, remove };

/** What the list shows. */
export const propertyDocumentColumns = {
  name: { kind: 'text', sort: true, fixed: true, card: 'title' },
  fileName: { kind: 'text', under: 'name' },
  kind: { kind: 'choice', card: 'fact' },
  audience: { kind: 'choice' },
  day: { kind: 'day', sort: true, rank: 1, card: 'fact' },
  updatedAt: { kind: 'instant', sort: true, off: true, rank: 3 },
  updatedBy: { kind: 'person', off: true, rank: 3 },
} as const satisfies ListColumns<PropertyDocument>;
