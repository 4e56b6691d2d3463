import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply, files } from '@/contracts/kit/calls/files';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import { task } from '@/contracts/kit/calls/task';
import type { Permission } from '@/contracts/kit/feature/permissions';
import { flag, id, instant } from '@/contracts/kit/fields/fields';
import { reference } from '@/contracts/kit/references/reference';

/** What a file can bring: its units, the facts of its houses, its people with their units. */
export const importKinds = ['property-unit', 'house-info', 'customer-property'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Megabytes of a file, and rows in it. */
export const importMost = { megabytes: 20, rows: 20_000 };

/** Who may bring a kind in. */
export const importNeeds: Readonly<Record<ImportKind, Permission>> = {
  'property-unit': 'units:create',
  'house-info': 'units:edit',
  'customer-property': 'customers:create',
};

/**
 * Being read, refused as a file, looked at, being stored, stored, being taken back, taken back, or
 * given up by who brought it.
 */
export const importStates = [
  'reading',
  'refused',
  'ready',
  'storing',
  'stored',
  'undoing',
  'undone',
  'dropped',
] as const;

/** What becomes of a row. */
export const importOutcomes = ['create', 'update', 'skip', 'error'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

export const importRun = z.object({
  id,
  kind: z.enum(importKinds),
  state: z.enum(importStates),
  fileName: z.string(),
  /** Of houses: each stands by itself, and one that is not there yet is added. */
  isSingle: z.boolean(),
  /** How many rows of each outcome; 0 until the file is read. */
  create: z.number().int(),
  update: z.number().int(),
  skip: z.number().int(),
  error: z.number().int(),
  task,
  /** Its rows are kept, so that it can be looked at and undone. */
  rowsKept: z.boolean(),
  by: z.string(),
  at: instant,
  endedAt: instant.nullable(),
});
export type ImportRun = z.output<typeof importRun>;

const fieldError = z.object({
  field: z.string(),
  code: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

export const importRow = z.object({
  id,
  /** As the sheet counts it. */
  line: z.number().int(),
  outcome: z.enum(importOutcomes),
  /** By column, as the file says it; numbers of cards are masked. */
  typed: z.record(z.string(), z.string()),
  /** What an update changes: before and after. */
  changes: z.record(z.string(), z.tuple([z.string(), z.string()])),
  errors: z.array(fieldError),
});
export type ImportRow = z.output<typeof importRow>;

const service = 'master-data';
const path = '/admin-property/upload';
const one = z.object({ params: z.object({ id }) });
const anyNeed = [...new Set(Object.values(importNeeds))];
const asRead = { service, method: 'GET', needs: anyNeed } as const;
const wire = { propertyId: 'property_id' } as const;

const upload = <K extends ImportKind>(kind: K) =>
  endpoint({
    service,
    method: 'POST',
    path: `${path}/${kind}` as const,
    call: z.object({
      body: z.object({ propertyId: reference('place'), isSingle: flag.default(false) }),
      files,
    }),
    reply: importRun,
    needs: importNeeds[kind],
    wire,
  });

const step = (name: 'confirm' | 'undo' | 'drop') =>
  endpoint({
    service,
    method: 'POST',
    path: `${path}/${name}/:id` as const,
    call: one,
    reply: importRun,
    needs: anyNeed,
  });

/** Files of rows that are looked at before they are stored, all or none. */
export const importEndpoints = {
  units: upload('property-unit'),
  houses: upload('house-info'),
  people: upload('customer-property'),
  template: endpoint({
    ...asRead,
    path: `${path}/template/:kind`,
    call: z.object({ params: z.object({ kind: z.enum(importKinds) }) }),
    reply: fileReply,
    envelope: 'file',
  }),
  list: endpoint({
    ...asRead,
    path: `${path}/list`,
    call: z.object({ query: pageQuery(10) }),
    reply: pageOf(importRun),
  }),
  get: endpoint({ ...asRead, path: `${path}/:id`, call: one, reply: importRun }),
  rows: endpoint({
    ...asRead,
    path: `${path}/:id/rows`,
    call: one.extend({
      query: pageQuery(25).extend({ outcome: z.enum(importOutcomes).optional() }),
    }),
    reply: pageOf(importRow),
  }),
  /** The rows that were not taken, with why, as a file that can be mended and brought again. */
  failed: endpoint({
    ...asRead,
    path: `${path}/:id/failed`,
    call: one,
    reply: fileReply,
    envelope: 'file',
  }),
  /** Stores all rows that are right, or none. */
  confirm: step('confirm'),
  /** Takes back what it stored, as long as nothing else has touched it. */
  undo: step('undo'),
  /** Leaves a file that was looked at without storing it. */
  drop: step('drop'),
};

/** The fields of each kind, in the order of its template. */
export const importFields = {
  'property-unit': ['number', 'building', 'floor', 'kind', 'area', 'ratio'],
  'house-info': ['number', 'building', 'area', 'ratio'],
  'customer-property': [
    ...['unit', 'name', 'relation', 'movedIn', 'citizenId', 'passport'],
    ...['phone', 'otherPhone', 'lineId', 'email', 'note'],
  ],
} as const satisfies Record<ImportKind, readonly string[]>;
