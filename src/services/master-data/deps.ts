import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { KeptDays } from '@/contracts/data-care/retention';
import type { propertyAdminEndpoints } from '@/contracts/master-data/property/property-admin';
import type { Handlers } from '@/services/kit/calls/mount';
import type { KeptFiles } from '@/services/kit/files/zipped';
import type { Post } from '@/services/kit/mail/post';
import type { Holdings } from '@/services/kit/personal/holding';
import type { MoneyDeps } from './billing/mount-money';
import type { BoardDeps } from './board/board';
import type { FaringDeps } from './board/properties';
import type { ReportDeps } from './report-emails/area';
import type { StartDeps } from './start/handlers';
import type { StaffOf } from './suggestions/staff';

/** What this service is given by whoever puts the services together. */
export interface MasterDataDeps extends MoneyDeps, ReportDeps {
  db: NodePgDatabase;
  staffOf: StaffOf;
  /** Whoever keeps the accounts answers for a property's admins. */
  admins: Handlers<typeof propertyAdminEndpoints>;
  /** Carries the codes of who is invited to the residents' app. */
  post: Post;
  /** For how many days what is over is kept. */
  keptDays: KeptDays;
  /** What is held of residents, by all services. */
  holdings: Holdings;
  /** The files of uploads that are named in it. */
  filesOf: KeptFiles;
  /** What other services know of a property's morning. */
  board: BoardDeps & FaringDeps;
  /** What other services know of a place's beginning. */
  start: StartDeps;
}
