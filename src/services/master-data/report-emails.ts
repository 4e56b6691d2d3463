import texts from '@locales/th/report-emails.json';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { reportEmails as feature } from '@/contracts/features/property/report-emails';
import { reportEmailColumns, reportEmailEndpoints } from '@/contracts/master-data/report-email';
import type { Area } from '@/services/kit/area';
import { mount } from '@/services/kit/calls/mount';
import { sheetTexts } from '@/services/kit/files/list-file';
import { crud } from '@/services/kit/records/crud';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { reportEmails } from './tables';

/** Who receives which report of a property. */
export const reportEmailHandlers = (db: NodePgDatabase) =>
  crud(db, reportEmails, reportEmailEndpoints, {
    entity: 'report-email',
    title: reportEmails.name,
    search: [reportEmails.name, reportEmails.email],
    sort: {
      name: inThaiOrder(reportEmails.name),
      email: reportEmails.email,
    },
    where: ({ report }) => report && eq(reportEmails.report, report),
    sheet: { columns: reportEmailColumns, texts: sheetTexts(texts, feature) },
    duplicates: { report_emails_once: 'email' },
  });

export const reportEmailsArea: Area = {
  mount: (app, db) => mount(app, reportEmailEndpoints, reportEmailHandlers(db)),
};
