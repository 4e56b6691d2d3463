import * as z from 'zod';
import { satang } from '@/contracts/billing/money';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { files } from '@/contracts/kit/calls/files';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import { day, id, instant } from '@/contracts/kit/fields/fields';
import { reference } from '@/contracts/kit/references/reference';

/** Megabytes of a statement, and rows in it. */
export const statementMost = { megabytes: 5, rows: 5000 };

/** What a column of a statement can say; an amount is in one column, or in one for each direction. */
export const columnFields = [
  ...(['day', 'time', 'in', 'out', 'amount', 'balance'] as const),
  ...(['description', 'note', 'reference', 'channel'] as const),
] as const;
export type ColumnField = (typeof columnFields)[number];

/** Why a row cannot be read. */
export const wrongReasons = ['day', 'future', 'amount', 'both', 'balance'] as const;

/** A column from the left, from 0; null where the file has none of it. */
const place = z
  .union([
    z.literal('').transform(() => null),
    z.coerce.number<number | string>().int().min(0).max(51),
  ])
  .nullable()
  .default(null);

const columns = z.object({
  ...{ day: place, time: place, in: place, out: place, amount: place, balance: place },
  ...{ description: place, note: place, reference: place, channel: place },
} satisfies Record<ColumnField, z.ZodType>);
export type StatementColumns = z.output<typeof columns>;

const sum = z.object({ n: z.number().int(), amount: satang });

/** What a file says, read by some columns. */
const look = z.object({
  /** Of the columns of the file, as it heads them. */
  headings: z.array(z.string()),
  columns: z.object(
    Object.fromEntries(columnFields.map((field) => [field, z.number().int().nullable()])) as Record<
      ColumnField,
      z.ZodNullable<z.ZodInt>
    >,
  ),
  /** As they were chosen for this account's last file. */
  areKept: z.boolean(),
  /** The first rows as the file has them. */
  sample: z.array(z.array(z.string())),
  in: sum,
  out: sum,
  from: day.nullable(),
  to: day.nullable(),
  /** Lines that are kept already. */
  already: z.number().int(),
  /** Others of the day and amount of a line that is kept and not in this file: that line, read by other columns. */
  alike: z.number().int(),
  /** Rows that are no line: titles, sums, what is brought forward. */
  leftOut: z.number().int(),
  /** Lines whose balance does not follow from the one before: something is missing there. */
  breaks: z.number().int(),
  opening: satang.nullable(),
  closing: satang.nullable(),
  /** The first rows that cannot be read, and how many there are. */
  wrong: z.array(z.object({ line: z.number().int(), why: z.enum(wrongReasons) })),
  wrongCount: z.number().int(),
});
export type StatementLook = z.output<typeof look>;

export const statementFile = z.object({
  id,
  accountId: id,
  accountName: z.string(),
  fileName: z.string(),
  /** Lines that it brought, and those that were there before. */
  added: z.number().int(),
  already: z.number().int(),
  /** Of what it brought: booked or set aside. */
  used: z.number().int(),
  from: day,
  to: day,
  by: z.string(),
  at: instant,
});
export type StatementFile = z.output<typeof statementFile>;

const service = 'master-data';
const path = '/sf/statement/file';
const call = z.object({
  body: columns.extend({ accountId: reference('bank-account') }),
  files,
});

export const statementFileEndpoints = {
  /** Reads a file and keeps nothing: by the columns that are named, else by those that it seems to have. */
  look: endpoint({
    ...{ service, method: 'POST', path: `${path}/look`, call },
    ...{ reply: look, needs: 'statements:create' },
  }),
  /**
   * Keeps the lines of a file that are not kept yet, all or none, and its columns for the account's next
   * file. Fails with `STATEMENT_WRONG` (`line`) where a row cannot be read.
   */
  bring: endpoint({
    ...{ service, method: 'POST', path: `${path}/bring`, call },
    reply: z.object({ added: z.number().int(), already: z.number().int() }),
    needs: 'statements:create',
  }),
  list: endpoint({
    ...{ service, method: 'GET', path },
    call: z.object({ query: pageQuery(10) }),
    reply: pageOf(statementFile),
    needs: 'statements:view',
  }),
  /** Takes back what a file brought, as long as nothing of it is booked or set aside. */
  takeBack: endpoint({
    ...{ service, method: 'POST', path: `${path}/take-back/:id` },
    call: z.object({ params: z.object({ id }) }),
    reply: z.object({ id }),
    needs: 'statements:edit',
  }),
};
