import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ReportKind } from '@/contracts/master-data/report-email';
import type { ReportFigure, ReportMaker, ReportSpan } from '@/services/kit/reports/report';
import { amongAll, type CommitteePart, committeePaper } from './committee-paper';

/** What a committee is shown of each kind: its figures and its tables by their names, in this order. */
const shown: readonly {
  kind: ReportKind;
  figures: readonly string[];
  tables: readonly string[];
}[] = [
  {
    kind: 'money',
    figures: ['monthAsked', 'monthCollected', 'monthRate', 'owed', 'overdue', 'advance', 'voided'],
    tables: ['months', 'ageing'],
  },
  { kind: 'parcels', figures: ['in', 'out', 'waiting', 'late'], tables: ['ages'] },
  {
    kind: 'suggestions',
    figures: ['created', 'answered', 'done', 'firstAnswer', 'open', 'late'],
    tables: ['zones'],
  },
  { kind: 'new-members', figures: ['created', 'approved', 'refused', 'waiting'], tables: [] },
  { kind: 'news', figures: ['published', 'readers', 'scheduled'], tables: ['published'] },
  { kind: 'votes', figures: ['running', 'closing', 'closed'], tables: ['running', 'closed'] },
  {
    kind: 'orders',
    figures: ['created', 'done', 'cancelled', 'turnover', 'commissions'],
    tables: ['services'],
  },
];

const named = <T extends { key: string }>(all: readonly T[], keys: readonly string[]): T[] =>
  keys.flatMap((key) => all.find((one) => one.key === key) ?? []);

/** A property's month for its committee, put together of what the other kinds say. */
export function committeeReport(db: NodePgDatabase, makers: readonly ReportMaker[]): ReportMaker {
  /** The parts that have something to say: those whose feature is on. */
  async function partsOf(propertyId: string, span: ReportSpan): Promise<CommitteePart[]> {
    const parts = await Promise.all(
      shown.map(async ({ kind, figures, tables }) => {
        const maker = makers.find((one) => one.kind === kind);
        const said = await maker?.read(propertyId, span, { personal: false });
        return {
          kind,
          figures: named(said?.figures ?? [], figures),
          tables: named(said?.tables ?? [], tables),
        };
      }),
    );
    return parts.filter(({ figures }) => figures.length > 0);
  }

  return {
    ...{ kind: 'committee', needs: 'property-settings:edit' },
    read: async (propertyId, span) => {
      const parts = propertyId === null ? [] : await partsOf(propertyId, span);
      const figures = parts.flatMap((part) =>
        part.figures.map(
          (one): ReportFigure => ({
            ...one,
            key: amongAll(part.kind, one.key),
            part: part.kind,
          }),
        ),
      );
      return { figures, tables: [] };
    },
    paper: async (propertyId, span) =>
      committeePaper(db, propertyId, { span, parts: await partsOf(propertyId, span) }),
  };
}
