import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { categoryEndpoints, categoryGroupEndpoints } from '@/contracts/admin-order/category';
import { commissionEndpoints, commissionRateEndpoints } from '@/contracts/admin-order/commission';
import { homeServiceEndpoints } from '@/contracts/admin-order/home-service';
import { orderEndpoints } from '@/contracts/admin-order/order';
import { reviewEndpoints } from '@/contracts/admin-order/review';
import { vendorEndpoints } from '@/contracts/admin-order/vendor';
import { mount } from '@/services/kit/calls/mount';
import { categoryGroupHandlers } from './categories/groups';
import { categoryHandlers } from './categories/handlers';
import { commissionHandlers } from './commissions/handlers';
import { commissionRateHandlers } from './commissions/rates';
import type { SettingsOf } from './commissions/statement';
import { homeServiceHandlers } from './home-services/handlers';
import { orderHandlers } from './orders/handlers';
import type { Places } from './places';
import { adminOrderReferences } from './references';
import { reviewHandlers } from './reviews/handlers';
import { vendorHandlers } from './vendors/handlers';

export { orderWork } from './board';
export { orderReports } from './orders/report-maker';
export { orderHoldings, orderNamings } from './personal';

interface Deps {
  db: NodePgDatabase;
  places: Places;
  settingsOf: SettingsOf;
}

/** Serves what residents order, who does it, and what that is told apart by. */
export const adminOrderService =
  ({ db, places, settingsOf }: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    app.references.serve(adminOrderReferences);
    mount(app, categoryGroupEndpoints, categoryGroupHandlers(db));
    mount(app, categoryEndpoints, categoryHandlers(db));
    mount(app, vendorEndpoints, vendorHandlers(db, places));
    mount(app, homeServiceEndpoints, homeServiceHandlers(db, places));
    mount(app, orderEndpoints, orderHandlers(db, places));
    mount(app, reviewEndpoints, reviewHandlers(db));
    mount(app, commissionRateEndpoints, commissionRateHandlers(db));
    mount(app, commissionEndpoints, commissionHandlers(db, settingsOf));
  };
