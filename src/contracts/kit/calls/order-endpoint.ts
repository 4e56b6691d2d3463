import * as z from 'zod';
import { endpoint, type ServiceName } from '@/contracts/kit/calls/endpoint';
import type { Feature } from '@/contracts/kit/feature/permissions';
import { id } from '@/contracts/kit/fields/fields';

/** Declares the call that puts a feature's records, all or some of them, into an order. */
export const orderEndpoint = (service: ServiceName, path: `/${string}`, feature: Feature) =>
  endpoint({
    service,
    method: 'POST',
    path,
    call: z.object({ body: z.object({ ids: z.array(id).min(2).max(500) }) }),
    reply: z.object({ ids: z.array(id) }),
    needs: `${feature}:edit`,
  });
