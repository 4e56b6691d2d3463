import type { FastifyInstance } from 'fastify';
import { mountAreas } from '@/services/kit/area';
import { takeFiles } from '@/services/kit/calls/incoming-files';
import { masterDataAreas } from './areas';
import type { MasterDataDeps } from './deps';

export { masterDataAreas } from './areas';
export { settleCardKeys } from './card-keys/settle';
export { type HolidayCalendar, holidayCalendar } from './holidays/handlers';
export { places } from './lookups/places';
export { menuEntries } from './menu-features/menu-entries';
export { masterDataHoldings } from './personal/holdings';
export { masterDataNamings } from './personal/namings';
export { type PropertySettings, propertySettings } from './property-settings';
export { reportKinds } from './report-kinds/report-kinds';
export { masterDataTakings } from './retention';
export { type UnitDirectory, unitDirectory } from './unit-directory';

/** Serves the property's own records that no other service keeps. */
export const masterDataService =
  (deps: MasterDataDeps) =>
  async (app: FastifyInstance): Promise<void> => {
    await takeFiles(app);
    mountAreas(app, deps.db, masterDataAreas, deps);
  };
