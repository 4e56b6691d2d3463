import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply } from '@/contracts/kit/calls/files';
import type { Meanings } from '@/contracts/kit/feature/meaning';
import { tryId } from '@/contracts/kit/fields/chosen-id';
import { day, id } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';
import { month } from '@/contracts/kit/fields/month';
import { reference } from '@/contracts/kit/references/reference';
import { letterLanguages } from '@/contracts/master-data/report-email';
import { satang } from './money';
import { payCodes } from './pay-codes';

/** How a paper's e-mails stand: none, on their way, out, read by its link, or refused. */
export const mailStates = ['none', 'waiting', 'sent', 'opened', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

export const mailMeanings = {
  none: 'off',
  waiting: 'moving',
  sent: 'moving',
  opened: 'done',
  failed: 'failed',
} as const satisfies Meanings<MailState>;

/** Which of the chosen invoices a letter is sent of: those that nobody was reached by, or that nobody opened. */
export const mailTargets = ['unsent', 'unopened', 'all'] as const;
export type MailTarget = (typeof mailTargets)[number];

/** Invoices by name, or all of a month. */
const chosen = z.object({
  ids: z.array(reference('invoice')).max(500).default([]),
  period: month.nullable().default(null),
});
const addressed = chosen.extend({ which: z.enum(mailTargets).default('unsent') });

/** The language of a letter; `known` for the one that its receiver was last written to in, Thai at first. */
export const mailLanguages = ['known', ...letterLanguages] as const;

const service = 'master-data';

export const invoiceLetterEndpoints = {
  /** Who would get a letter, and who has no e-mail. */
  look: endpoint({
    service,
    method: 'POST',
    path: '/sf/invoice/letter/look',
    call: z.object({ body: addressed }),
    reply: z.object({
      invoices: z.number().int(),
      letters: z.number().int(),
      /** Those that nobody can be sent, and the first of them. */
      without: z.number().int(),
      /** False where letters are only kept: no mail server is set. */
      leaves: z.boolean(),
      rows: z.array(
        z.object({ id, number: z.string(), unitNumber: z.string(), payerName: z.string() }),
      ),
    }),
    needs: 'invoices:create',
  }),
  /** Has them sent; the same again is the same sending. Fails with `LETTER_NOBODY`. */
  send: endpoint({
    service,
    method: 'POST',
    path: '/sf/invoice/letter',
    call: z.object({
      body: addressed.extend({ id: tryId, language: z.enum(mailLanguages).default('known') }),
    }),
    reply: z.object({ invoices: z.number().int(), letters: z.number().int() }),
    needs: 'invoices:create',
  }),
  /** The papers in one file, as they are carried round: by building, floor and unit. Fails with `PAPERS_MANY`. */
  papers: endpoint({
    service,
    method: 'POST',
    path: '/sf/invoice/papers',
    call: z.object({ body: chosen }),
    reply: fileReply,
    envelope: 'file',
    needs: 'invoices:view',
  }),
};

/** A letter and the proof that we wrote it. */
const byToken = z.object({ params: z.object({ token: limited(100) }) });

/** For whoever got an invoice by e-mail, without signing in; all else is `NOT_FOUND`. */
export const billPageEndpoints = {
  /** What the invoice is now; that it was looked at is kept. */
  open: endpoint({
    service,
    method: 'POST',
    path: '/sf/bill/:token',
    call: byToken,
    reply: z.object({
      propertyName: z.string(),
      officePhone: z.string(),
      number: z.string(),
      unitNumber: z.string(),
      maskedName: z.string(),
      period: month,
      dueOn: day,
      total: satang,
      owed: satang,
      voided: z.boolean(),
      codes: payCodes,
      /** Whether it can be paid by the gateway. */
      payable: z.boolean(),
    }),
    needs: 'anyone',
  }),
  paper: endpoint({
    service,
    method: 'GET',
    path: '/sf/bill/:token/paper',
    call: byToken,
    reply: fileReply,
    envelope: 'file',
    needs: 'anyone',
  }),
  /** Where it is paid. Fails with `PAY_CLOSED` where nothing is owed, `PAY_NO_GATEWAY`. */
  pay: endpoint({
    service,
    method: 'POST',
    path: '/sf/bill/:token/pay',
    call: byToken,
    reply: z.object({ url: z.string() }),
    needs: 'anyone',
  }),
};
