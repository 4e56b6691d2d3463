import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import type { ListEndpoint } from '@/contracts/kit/calls/list-endpoint';
import { featureOf } from '@/contracts/kit/feature/feature-of';

/** Declares the call for how many of a list's records there are of each value of a field. */
export const countsEndpoint = <Field extends z.ZodRawShape>(
  list: ListEndpoint,
  path: `/${string}`,
  field: Field,
) =>
  endpoint({
    service: list.service,
    method: 'GET',
    path,
    call: z.object({}),
    reply: z.array(z.object({ ...field, count: z.number().int() })),
    needs: `${featureOf(list)}:view`,
  });
