import { eq } from 'drizzle-orm';
import { ownPropertyEndpoints } from '@/contracts/master-data/property/own-property';
import { propertyEndpoints } from '@/contracts/master-data/property/property';
import { propertyAdminEndpoints } from '@/contracts/master-data/property/property-admin';
import { properties as table } from '@/services/db/tables';
import type { Area } from '@/services/kit/area';
import { type Handlers, mount } from '@/services/kit/calls/mount';
import type { NamedRows } from '@/services/kit/references/references';
import { propertyHandlers } from './handlers';
import { ownPropertyHandlers } from './own-property';

/** At a property that one alone. */
const placed: NamedRows = {
  ...{ table, title: table.nameTh },
  where: (request) => {
    const { platform, propertyId } = request.caller;
    return platform && !propertyId ? undefined : eq(table.id, request.propertyId);
  },
};

export const properties: Area<{ admins: Handlers<typeof propertyAdminEndpoints> }> = {
  named: {
    place: { ...placed, refusal: 'NOT_FOUND' },
    property: { ...placed, unknown: 'unknownProperty' },
  },
  mount: (app, db, { admins }) => {
    mount(app, propertyAdminEndpoints, admins);
    mount(app, ownPropertyEndpoints, ownPropertyHandlers(db));
    mount(app, propertyEndpoints, propertyHandlers(db));
  },
};
