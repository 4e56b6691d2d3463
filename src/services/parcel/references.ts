import { eq } from 'drizzle-orm';
import type { NamedKinds } from '@/services/kit/references/references';
import { courierDrops, parcels } from './tables';

/** A property's own parcels, and the drops that they came with. */
export const parcelReferences: NamedKinds = {
  parcel: {
    ...{ table: parcels, title: parcels.docCode },
    where: ({ propertyId }) => eq(parcels.propertyId, propertyId),
  },
  'courier-drop': {
    ...{ table: courierDrops, title: courierDrops.carrier, unknown: 'unknownDrop' },
    where: ({ propertyId }) => eq(courierDrops.propertyId, propertyId),
  },
};
