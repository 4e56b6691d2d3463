import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { id } from '@/contracts/kit/fields/fields';

export const enterableProperty = z.object({
  id,
  code: z.string(),
  dimension: z.enum(['condo', 'village']),
  nameTh: z.string(),
  nameEn: z.string(),
});

export const propertyEndpoints = {
  /** The properties that the account may enter, by Thai name. */
  list: endpoint({
    service: 'auth',
    method: 'GET',
    path: '/admin-system/properties',
    call: z.object({}),
    reply: z.array(enterableProperty),
    needs: 'signed-in',
  }),
};
