import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { letterLanguages } from '@/contracts/master-data/report-email';
import { id, instant, thaiText } from '@/services/db/columns';
import { owedColumns } from '@/services/kit/mail/owed-columns';
import { propertyId, unitId } from '@/services/master-data/billing/columns';

/** What is sent by e-mail: a bill, a receipt, a letter of arrears. */
export const mailedKinds = ['invoice', 'receipt', 'arrears'] as const;
export type MailedKind = (typeof mailedKinds)[number];

/** One e-mail with one paper to one address: whoever inserts the row has it sent, once. */
export const paperLetters = pgTable(
  'paper_letters',
  {
    id: id(),
    propertyId: propertyId(),
    unitId: unitId(),
    kind: text('kind', { enum: mailedKinds }).notNull(),
    /** The invoice, receipt or letter of arrears. */
    paperId: uuid('paper_id').notNull(),
    /** What was sent together. */
    sending: uuid('sending').notNull(),
    receiver: thaiText('receiver').notNull(),
    address: text('address').notNull(),
    language: text('language', { enum: letterLanguages }).notNull(),
    /** Who sent it; empty where it goes out by itself. */
    by: thaiText('by').notNull(),
    createdAt: instant('created_at').notNull(),
    ...owedColumns(),
    end: text('end', { enum: ['sent', 'bounced', 'failed', 'dropped'] }),
    sentAt: instant('sent_at'),
    failure: text('failure').notNull().default(''),
    /** When its link was first opened. */
    openedAt: instant('opened_at'),
    /** Its address is in no register: whoever paid typed it, and it goes when the letter has gone. */
    typed: boolean('typed').notNull().default(false),
  },
  (table) => [
    index('paper_letters_paper').on(table.paperId),
    index('paper_letters_sending').on(table.sending),
    index('paper_letters_place').on(table.propertyId, table.kind, table.paperId),
    // The language that an address was last written to in.
    index('paper_letters_address').on(table.propertyId, table.address, table.createdAt),
    index('paper_letters_typed')
      .on(table.typed)
      .where(sql`${table.typed} and ${table.address} <> ''`),
    index('paper_letters_next').on(table.nextAt).where(sql`${table.end} is null`),
  ],
);
