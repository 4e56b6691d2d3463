import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ReportMaker } from '@/services/kit/reports/report';
import type { FaringDeps } from '@/services/master-data/board/properties';
import { committeeReport } from './committee';
import { memberReport } from './members';
import { moneyReport } from './money';
import { platformReport } from './platform';
import { suggestionReport } from './suggestions';
import { voteReport } from './votes';

interface Deps {
  db: NodePgDatabase;
  /** What other services know of all properties at once. */
  board: FaringDeps;
  /** The kinds that other services make. */
  reports: readonly ReportMaker[];
}

/** Every kind of report: what other services make, this one's own, and what is put together of them. */
export function reportKinds({ db, board, reports }: Deps): ReportMaker[] {
  const own = [suggestionReport, memberReport, moneyReport, voteReport].map((make) => make(db));
  const all = [...reports, ...own];
  return [...all, committeeReport(db, all), platformReport(db, board)];
}
