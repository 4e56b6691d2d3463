import type { OutgoingFile } from '@/contracts/kit/calls/files';
import { type ReportKind, reportKinds } from '@/contracts/master-data/report-email';
import type { ReportContent, ReportMaker } from '@/services/kit/reports/report';

const rights: Partial<Record<ReportKind, ReportMaker['needs']>> = {
  parcels: 'parcels:view',
  money: 'receipts:view',
  // Finance does not hold it.
  votes: 'parcels:delete',
  platform: 'properties:view',
};

const paper = async (): Promise<OutgoingFile> => ({
  ...{ name: 'committee.pdf', type: 'application/pdf' },
  content: new TextEncoder().encode('%PDF-1.7'),
});

/** A report of each kind, the same for any days: what reads them is not what is tested with it. */
export const sampleReports: readonly ReportMaker[] = reportKinds.map((kind) => ({
  kind,
  needs: rights[kind] ?? 'report-emails:view',
  read: async (_propertyId, { from, before }): Promise<ReportContent> => ({
    figures: [
      {
        ...{ key: 'received', unit: 'count', value: 42, before: 40, good: null },
        ...{ page: '/parcels', query: { receivedFrom: from } },
      },
      {
        ...{ key: 'waiting', unit: 'count', value: 7, before: 12, good: 'less' },
        ...{ page: '/parcels', query: { status: 'waiting' } },
      },
      {
        ...{ key: 'collected', unit: 'satang', value: 1_234_550, before: null, good: 'more' },
        ...{ page: '/receipts', query: {} },
      },
    ],
    tables: [
      {
        key: 'oldest',
        columns: [
          { key: 'unit', unit: 'text' },
          { key: 'recipient', unit: 'text', personal: true },
          { key: 'day', unit: 'day' },
          { key: 'fee', unit: 'satang' },
        ],
        rows: Array.from({ length: 12 }, (_, n) => [
          ...[`A${n + 1}`, `คุณน้ำฝน ${n + 1}`, before.to, 2050 * (n + 1)],
        ]),
      },
    ],
  }),
  ...(kind === 'committee' && { paper }),
}));
