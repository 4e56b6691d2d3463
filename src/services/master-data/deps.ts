import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { propertyAdminEndpoints } from '@/contracts/master-data/property/property-admin';
import type { Handlers } from '@/services/kit/calls/mount';
import type { Post } from '@/services/kit/mail';
import type { ReportMaker } from '@/services/kit/reports/report';
import type { MoneyDeps } from './billing/mount-money';
import type { BoardDeps } from './board/board';
import type { FaringDeps } from './board/properties';
import type { ParcelsOf } from './customers/care';
import type { StaffOf } from './suggestions/staff';

/** What this service is given by whoever puts the services together. */
export interface MasterDataDeps extends MoneyDeps {
  db: NodePgDatabase;
  staffOf: StaffOf;
  /** Whoever keeps the accounts answers for a property's admins. */
  admins: Handlers<typeof propertyAdminEndpoints>;
  /** Carries the codes of who is invited to the residents' app. */
  post: Post;
  /** What is kept of somebody's parcels, by their names and units. */
  parcelsOf: ParcelsOf;
  /** What other services know of a property's morning. */
  board: BoardDeps & FaringDeps;
  /** The kinds of reports that other services make. */
  reports: readonly ReportMaker[];
}
