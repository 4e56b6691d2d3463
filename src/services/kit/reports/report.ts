import type { OutgoingFile } from '@/contracts/kit/calls/files';
import type { Permission } from '@/contracts/kit/feature/permissions';
import type { ReportKind } from '@/contracts/master-data/report-email';

/** A stretch of days in Bangkok, `YYYY-MM-DD`, both of them counted. */
export interface Days {
  from: string;
  to: string;
}

/** What a report is of, and what it is compared with: as many days, or the month, right before it. */
export interface ReportSpan extends Days {
  before: Days;
}

/** How a value is written: how many, whole satang, minutes, a share in basis points, a day, an instant, or as it is. */
export type ReportUnit =
  | 'count'
  | 'satang'
  | 'minutes'
  | 'share'
  | 'day'
  | 'instant'
  | 'text'
  | 'number';

/** One number of a report, under the name that its words have, and the screen whose rows prove it. */
export interface ReportFigure {
  key: string;
  unit: Exclude<ReportUnit, 'text' | 'number'>;
  value: number | null;
  /** The same of the days before; null where it is not compared. */
  before: number | null;
  /** Whether a manager is glad of more of it or of less; null where neither. */
  good: 'more' | 'less' | null;
  page: string;
  query: Readonly<Record<string, string>>;
  /** The kind that it is of, in a report that is put together of several. */
  part?: ReportKind;
}

/** Rows behind the figures, under the name that their heading has; a letter shows the first of them. */
export interface ReportTable {
  key: string;
  columns: readonly { key: string; unit: ReportUnit; personal?: true }[];
  rows: readonly (readonly (string | number | null)[])[];
}

/** What a report says, in no language: the letter, its .xlsx and its PDF are made of it. */
export interface ReportContent {
  figures: readonly ReportFigure[];
  tables: readonly ReportTable[];
}

/** One kind of report, read by the service that keeps its rows. */
export interface ReportMaker {
  kind: ReportKind;
  /** Whoever adds a receiver of it holds this right themselves. */
  needs: Permission;
  /** `null` is the platform's. Columns that are personal are left out unless they are asked for. */
  read: (
    propertyId: string | null,
    span: ReportSpan,
    asked: { personal: boolean },
  ) => Promise<ReportContent>;
  /** A document of its own beside the .xlsx. */
  paper?: (propertyId: string, span: ReportSpan) => Promise<OutgoingFile>;
}
