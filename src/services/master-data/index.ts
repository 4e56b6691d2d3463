import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { holidayEndpoints } from '@/contracts/master-data/holiday';
import { notificationEndpoints } from '@/contracts/master-data/notification';
import { propertyAdminEndpoints } from '@/contracts/master-data/property/property-admin';
import { propertySettingEndpoints } from '@/contracts/master-data/property/property-setting';
import { reportEmailEndpoints } from '@/contracts/master-data/report-email';
import { appUserEndpoints } from '@/contracts/master-data/residents/app-user';
import {
  customerCareEndpoints,
  customerChoiceEndpoints,
  customerEndpoints,
} from '@/contracts/master-data/residents/customer';
import { suggestionEndpoints } from '@/contracts/master-data/suggestions/suggestion';
import { voteEndpoints } from '@/contracts/master-data/votes/vote';
import { takeFiles } from '@/services/kit/calls/incoming-files';
import { type Handlers, mount } from '@/services/kit/calls/mount';
import type { Post } from '@/services/kit/mail';
import { masterDataAreas } from './areas';
import { oldestDues } from './billing/arrears/oldest-dues';
import { type MoneyDeps, mountMoney } from './billing/mount-money';
import { careHandlers, type ParcelsOf } from './customers/care';
import { customerHandlers } from './customers/handlers';
import { holidayHandlers } from './holidays/handlers';
import { notificationHandlers } from './notifications';
import { propertySettingHandlers } from './property-settings';
import { reportEmailHandlers } from './report-emails';
import { suggestionHandlers } from './suggestions/handlers';
import type { StaffOf } from './suggestions/staff';
import { appUserHandlers } from './users/handlers';
import { voteHandlers } from './votes/handlers';

export { masterDataAreas } from './areas';
export { settleCardKeys } from './card-keys/settle';
export { type HolidayCalendar, holidayCalendar } from './holidays/handlers';
export { places } from './lookups/places';
export { menuEntries } from './menu-features/menu-entries';
export { type PropertySettings, propertySettings } from './property-settings';
export { type UnitDirectory, unitDirectory } from './unit-directory';

interface MasterDataDeps extends MoneyDeps {
  db: NodePgDatabase;
  staffOf: StaffOf;
  /** Whoever keeps the accounts answers for a property's admins. */
  admins: Handlers<typeof propertyAdminEndpoints>;
  /** Carries the codes of who is invited to the residents' app. */
  post: Post;
  /** What is kept of somebody's parcels, by their names and units. */
  parcelsOf: ParcelsOf;
}

/** Serves the property's own records that no other service keeps. */
export const masterDataService =
  ({ db, staffOf, admins, post, parcelsOf, ...money }: MasterDataDeps) =>
  async (app: FastifyInstance): Promise<void> => {
    await takeFiles(app);
    mount(app, propertyAdminEndpoints, admins);
    const { own, choice } = customerHandlers(db);
    mount(app, customerEndpoints, own);
    mount(app, customerChoiceEndpoints, choice);
    mount(app, customerCareEndpoints, careHandlers(db, own.get, parcelsOf));
    mount(app, appUserEndpoints, appUserHandlers(db, post));
    mount(app, reportEmailEndpoints, reportEmailHandlers(db));
    mount(app, propertySettingEndpoints, propertySettingHandlers(db));
    mount(app, holidayEndpoints, holidayHandlers(db));
    mount(app, notificationEndpoints, notificationHandlers(db));
    mount(app, suggestionEndpoints, suggestionHandlers(db, staffOf));
    mount(app, voteEndpoints, voteHandlers(db, oldestDues));
    mountMoney(app, db, money);
    for (const area of masterDataAreas) area.mount(app, db);
  };
