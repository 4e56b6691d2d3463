import { eq } from 'drizzle-orm';
import { ownPropertyEndpoints } from '@/contracts/master-data/property/own-property';
import { propertyEndpoints } from '@/contracts/master-data/property/property';
import { propertyAdminEndpoints } from '@/contracts/master-data/property/property-admin';
import { properties as table } from '@/services/db/tables';
import type { Area } from '@/services/kit/area';
import { type Handlers, mount } from '@/services/kit/calls/mount';
import { propertyHandlers } from './handlers';
import { ownPropertyHandlers } from './own-property';

export const properties: Area<{ admins: Handlers<typeof propertyAdminEndpoints> }> = {
  named: {
    property: {
      ...{ table, title: table.nameTh, unknown: 'unknownProperty' },
      where: (request) =>
        request.caller.platform && !request.caller.propertyId
          ? undefined
          : eq(table.id, request.propertyId),
    },
  },
  mount: (app, db, { admins }) => {
    mount(app, propertyAdminEndpoints, admins);
    mount(app, ownPropertyEndpoints, ownPropertyHandlers(db));
    mount(app, propertyEndpoints, propertyHandlers(db));
  },
};
