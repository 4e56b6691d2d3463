import { orderReports } from '@/services/admin-order';
import { staffDirectory, staffSince } from '@/services/auth';
import type { ReportSpan } from '@/services/kit/reports/report';
import { propertySettings, reportKinds } from '@/services/master-data';
import { newsReports } from '@/services/news';
import { parcelReports, parcelsLateOf } from '@/services/parcel';
import type { Instance } from './instance';

/** A report that a test asks for; `paper` asks for its document, whose bytes come in base64. */
export interface AskedReport {
  kind: string;
  propertyId: string | null;
  span: ReportSpan;
  personal?: boolean;
  paper?: boolean;
}

/** Reads one kind of report, as whoever sends them does. */
export async function report(
  { database: { orm: db } }: Pick<Instance, 'database'>,
  { kind, propertyId, span, personal = false, paper = false }: AskedReport,
) {
  const makers = reportKinds({
    db,
    board: { parcelsLate: parcelsLateOf, staffSince },
    reports: [
      ...parcelReports({ db, settingsOf: propertySettings(db).of }),
      ...newsReports({ db, people: staffDirectory(db) }),
      ...orderReports({ db }),
    ],
  });
  const maker = makers.find((one) => one.kind === kind);
  if (!maker) throw new Error(`nobody makes ${kind}`);
  if (!paper) return maker.read(propertyId, span, { personal });
  const file = await maker.paper?.(propertyId ?? '', span);
  if (!file) throw new Error(`${kind} has no paper`);
  return { ...file, content: Buffer.from(file.content as Uint8Array).toString('base64') };
}
