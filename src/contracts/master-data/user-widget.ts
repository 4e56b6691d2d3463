import * as z from 'zod';
import { propertyDimensions } from '@/contracts/content/targets';
import type { WidgetKey } from '@/contracts/features/platform/widgets';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { flag } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';

const key = limited(60).regex(/^[a-z]+(-[a-z]+)*$/) as z.ZodType<WidgetKey, WidgetKey>;
const dimension = z.enum(propertyDimensions);
const wire = { dimension: 'property_dimension' };

const userWidgets = z.object({
  dimension,
  widgets: z.array(
    z.object({
      key,
      names: z.object({ th: z.string(), en: z.string(), cn: z.string() }),
      active: z.boolean(),
    }),
  ),
});

/** Which parts of the home screen a kind of property shows. */
export const userWidgetEndpoints = {
  /** Of the property's own kind where none is named; at the main admin one has to be. */
  read: endpoint({
    service: 'master-data',
    method: 'GET',
    path: '/user-widget',
    call: z.object({ query: z.object({ dimension: dimension.optional() }) }),
    reply: userWidgets,
    needs: 'signed-in',
    wire,
  }),
  /** Shows or hides some of them; of the main admin alone. */
  choose: endpoint({
    service: 'master-data',
    method: 'PUT',
    path: '/user-widget',
    call: z.object({
      body: z.object({
        dimension,
        widgets: z
          .array(z.object({ key, active: flag }))
          .min(1)
          .max(100),
      }),
    }),
    reply: userWidgets,
    needs: 'menu-features:edit',
    wire,
  }),
};
