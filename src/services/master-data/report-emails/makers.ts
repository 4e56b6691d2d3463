import { type ReportKind, reportKinds } from '@/contracts/master-data/report-email';
import type { ReportMaker } from '@/services/kit/reports/report';

/** The kinds of reports that are made, by their names. */
export type Makers = ReadonlyMap<ReportKind, ReportMaker>;

const isKind = (kind: string): kind is ReportKind =>
  (reportKinds as readonly string[]).includes(kind);

export function makersOf(makers: readonly ReportMaker[]): Makers {
  const known = makers.map((maker): [ReportKind, ReportMaker] => {
    if (!isKind(maker.kind)) throw new Error(`no receiver can have the report ${maker.kind}`);
    return [maker.kind, maker];
  });
  return new Map(known);
}

/** The kinds that somebody at a place can have: the platform's are there, the others at properties. */
export const isOffered = (kind: ReportKind, propertyId: string | null): boolean =>
  (kind === 'platform') === (propertyId === null);
