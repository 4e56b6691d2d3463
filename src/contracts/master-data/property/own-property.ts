import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { featureKey } from '@/contracts/kit/feature/permissions';
import { flag, id } from '@/contracts/kit/fields/fields';
import { reference } from '@/contracts/kit/references/reference';
import { property } from './property';

const service = 'master-data';

const propertyFeatures = z.object({
  /** Those that can be switched, in the order of the menu. */
  features: z.array(z.object({ key: featureKey, active: z.boolean() })),
  /** The caller may switch them. */
  mayChange: z.boolean(),
});
export type PropertyFeatures = z.output<typeof propertyFeatures>;

/** What is told of the property that one works in. */
export const ownPropertyEndpoints = {
  get: endpoint({
    service,
    method: 'GET',
    path: '/admin-property/getProperty',
    call: z.object({}),
    reply: property,
    needs: 'signed-in',
  }),
  /** By the property's own id, at the main admin by any; else `NOT_FOUND`. */
  features: endpoint({
    service,
    method: 'GET',
    path: '/admin-property/property-feature/:id',
    call: z.object({ params: z.object({ id }) }),
    reply: propertyFeatures,
    needs: 'property-settings:view',
  }),
  /**
   * Switches some features of a property on or off, for an account of the platform alone. What is off
   * nobody has a right to there, from the next call on.
   */
  switchFeatures: endpoint({
    service,
    method: 'PUT',
    path: '/admin-property/property-feature',
    call: z.object({
      body: z.object({
        propertyId: reference('place'),
        features: z
          .array(z.object({ key: featureKey, active: flag }))
          .min(1)
          .max(100),
      }),
    }),
    reply: propertyFeatures,
    needs: 'property-settings:edit',
    wire: { propertyId: 'property_id' },
  }),
};
