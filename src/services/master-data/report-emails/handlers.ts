import texts from '@locales/th/report-emails.json';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { reportEmails as feature } from '@/contracts/features/property/report-emails';
import {
  isSentSo,
  type ReportEmail,
  reportEmailColumns,
  type reportEmailDraft,
  reportEmailEndpoints,
} from '@/contracts/master-data/report-email';
import { invalidField } from '@/services/kit/calls/problem';
import { sheetTexts } from '@/services/kit/files/list-file';
import { crud } from '@/services/kit/records/crud';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { deliveryState } from './delivery-state';
import type { Makers } from './makers';
import { receiverPart } from './receiver-part';
import { reportDeliveries, reportEmails } from './tables';
import { reportWords } from './words';

/** What no single field tells. */
function cleaned(sent: object): object {
  const draft = sent as z.output<typeof reportEmailDraft>;
  if (!isSentSo(draft.report, draft.frequency)) throw invalidField('frequency', 'reportOften');
  if (draft.personal && !draft.personalReason) throw invalidField('personalReason', 'required');
  return { ...draft, personalReason: draft.personal ? draft.personalReason : '' };
}

/** The last letter of a receiver that is not to come. */
const last = (column: SQL) => sql`(select ${column} from ${reportDeliveries}
  where ${reportDeliveries.receiverId} = ${reportEmails.id}
  order by ${reportDeliveries.dueAt} desc, ${reportDeliveries.id} desc limit 1)`;

/** Who receives which report of a property; at the main admin, of the platform. */
export const reportEmailHandlers = (db: NodePgDatabase, makers: Makers) =>
  crud(db, reportEmails, reportEmailEndpoints, {
    entity: 'report-email',
    title: reportEmails.name,
    search: [reportEmails.name, reportEmails.email],
    sort: {
      name: inThaiOrder(reportEmails.name),
      email: reportEmails.email,
      nextAt: reportEmails.nextAt,
    },
    where: ({ report }) => report && eq(reportEmails.report, report),
    extra: {
      lastState: last(deliveryState()),
      lastAt: last(sql`${reportDeliveries.sentAt}`).mapWith(reportDeliveries.sentAt),
    },
    cleaned,
    parts: [receiverPart(makers)],
    sheet: {
      columns: reportEmailColumns,
      texts: sheetTexts(texts, feature),
      cells: { frequency: (row: ReportEmail) => reportWords('th').when(row) },
    },
    duplicates: { report_emails_once: 'email' },
  });
