import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { pageQuery } from '@/contracts/kit/calls/page-query';
import { recordEndpoints } from '@/contracts/kit/calls/record-endpoints';
import { recordFields } from '@/contracts/kit/fields/record-fields';
import { reportEmailEndpoints } from '@/contracts/master-data/report-email';
import { recordColumns } from '@/services/db/record-columns';
import { crud } from '@/services/kit/records/crud';
import { reportEmails } from '@/services/master-data/report-emails/tables';

/** What the type checker must refuse about a table and its calls; nothing here runs. */

const { list, get, upsert } = reportEmailEndpoints;
const options = { entity: 'report-email', title: reportEmails.name, search: [], sort: {} } as const;
const extra = { lastState: sql`''`, lastAt: sql`null` };

const withoutEmail = pgTable('a', {
  ...recordColumns(),
  ...{ name: text('name'), report: text('report'), frequency: text('frequency') },
});
const wrongType = pgTable('b', {
  ...recordColumns(),
  ...{ name: integer('name'), email: text('email'), report: text('report') },
  frequency: text('frequency'),
});

const counted = recordEndpoints('master-data', 'report-emails', {
  entity: z.object({ ...recordFields, name: z.string(), sent: z.number() }),
  draft: z.object({ name: z.string() }),
  filter: pageQuery(20),
});
const reads = { list: counted.list('/a') };

export function handlersOf(db: NodePgDatabase) {
  const own = crud(db, reportEmails, { list, get, upsert }, { ...options, extra });

  // @ts-expect-error there is no such call
  own.remove;

  // @ts-expect-error the table lacks a field that is written
  crud(db, withoutEmail, { list, get, upsert }, options);

  // @ts-expect-error nothing says what a field is that is read and has no column
  crud(db, reportEmails, reads, options);
  crud(db, reportEmails, reads, { ...options, extra: { sent: sql`1` } });

  // @ts-expect-error the audit log has no words for such a record
  crud(db, reportEmails, { list, get, upsert }, { ...options, extra, entity: 'report-mail' });

  // @ts-expect-error a field is of another type
  crud(db, wrongType, { list, get, upsert }, options);
}
