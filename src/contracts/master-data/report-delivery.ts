import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply } from '@/contracts/kit/calls/files';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import { day, id, instant } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';
import {
  deliveryMeanings,
  deliveryStates,
  reportFrequencies,
  reportKinds,
} from '@/contracts/master-data/report-email';

/** One letter to one receiver, of one span of days. */
export const reportDelivery = z.object({
  id,
  report: z.enum(reportKinds),
  /** As it was when it was sent; the receiver's own until then. */
  address: z.string(),
  from: day,
  to: day,
  dueAt: instant,
  state: z.enum(deliveryStates),
  tries: z.number().int(),
  sentAt: instant.nullable(),
  /** When it is tried next; null where it is not. */
  nextAt: instant.nullable(),
  /** What the mail server, or we, said of the last failure. */
  failure: z.string(),
  /** What was sent can be saved; the document beside it as it would be made now. */
  hasFile: z.boolean(),
  hasPaper: z.boolean(),
});
export type ReportDelivery = z.output<typeof reportDelivery>;

export const reportDeliveryColumns = {
  from: { kind: 'day', fixed: true, wide: true, until: 'to', card: 'title' },
  to: { kind: 'day' },
  state: { kind: 'state', words: 'states', meanings: deliveryMeanings, rank: 1, card: 'state' },
  sentAt: { kind: 'instant', rank: 1, card: 'fact' },
  address: { kind: 'text', rank: 2 },
  failure: { kind: 'text', under: 'from' },
  tries: { kind: 'number', off: true },
  dueAt: { kind: 'instant', off: true },
} as const satisfies ListColumns<ReportDelivery>;

const service = 'master-data';
const params = z.object({ id });
const letter = z.object({ subject: z.string(), html: z.string(), text: z.string() });

/** What was sent to a receiver. All but the list asks for the right that the kind of report needs, too. */
export const reportDeliveryEndpoints = {
  list: endpoint({
    ...{ service, method: 'GET', path: '/report-emails/:id/deliveries' },
    call: z.object({ params, query: pageQuery(20) }),
    reply: pageOf(reportDelivery),
    needs: 'report-emails:view',
  }),
  /** The same letter once more, where it was not sent: by one `Message-ID`. Fails with `REPORT_STATE`. */
  again: endpoint({
    ...{ service, method: 'POST', path: '/report-emails/deliveries/:id/again' },
    call: z.object({ params }),
    reply: reportDelivery,
    needs: 'report-emails:edit',
  }),
  file: endpoint({
    ...{ service, method: 'GET', path: '/report-emails/deliveries/:id/file' },
    call: z.object({ params }),
    reply: fileReply,
    envelope: 'file',
    needs: 'report-emails:view',
  }),
  paper: endpoint({
    ...{ service, method: 'GET', path: '/report-emails/deliveries/:id/paper' },
    call: z.object({ params }),
    reply: fileReply,
    envelope: 'file',
    needs: 'report-emails:view',
  }),
};

/** The letter before it is sent. */
export const reportLetterEndpoints = {
  /** The kinds that are made where the caller is, and whether they may add a receiver of one. */
  kinds: endpoint({
    ...{ service, method: 'GET', path: '/report-emails/kinds' },
    call: z.object({}),
    reply: z.array(
      z.object({
        kind: z.enum(reportKinds),
        frequencies: z.array(z.enum(reportFrequencies)),
        mayAdd: z.boolean(),
      }),
    ),
    needs: 'report-emails:view',
  }),
  /** As it would be sent now, of the last finished span; its links for stopping it lead nowhere. */
  preview: endpoint({
    ...{ service, method: 'GET', path: '/report-emails/:id/preview' },
    call: z.object({ params }),
    reply: letter,
    needs: 'report-emails:view',
  }),
  /**
   * Sends that to the caller's own address; where no letter leaves the house, it is kept there. Fails with
   * `REPORT_NOT_SENT`.
   */
  test: endpoint({
    ...{ service, method: 'POST', path: '/report-emails/:id/test' },
    call: z.object({ params }),
    reply: z.object({ to: z.string(), leaves: z.boolean().default(true) }),
    needs: 'report-emails:view',
  }),
};

/** A receiver and the proof that a letter to them named it; what it looks like is the service's affair. */
const byToken = z.object({ params: z.object({ token: limited(100) }) });

/** For whoever got a letter, without signing in; all else is `NOT_FOUND`. */
export const unsubscribeEndpoints = {
  read: endpoint({
    ...{ service, method: 'GET', path: '/report-emails/stop/:token' },
    call: byToken,
    reply: z.object({
      report: z.enum(reportKinds),
      propertyName: z.string(),
      stopped: z.boolean(),
    }),
    needs: 'anyone',
  }),
  /** Twice is once. */
  stop: endpoint({
    ...{ service, method: 'POST', path: '/report-emails/stop/:token' },
    call: byToken,
    reply: z.object({ stopped: z.literal(true) }),
    needs: 'anyone',
  }),
};
