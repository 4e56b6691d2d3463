import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';

const reply = z.object({ settled: z.boolean() });

const declared = {
  service: 'auth',
  path: '/auth/profile/first-tour',
  call: z.object({}),
  reply,
  needs: 'signed-in',
  anyPlace: true,
} as const;

/** Whether a person has taken the tour of the first day or does not want it; then it is offered no more, anywhere. */
export const firstTourEndpoints = {
  read: endpoint({ ...declared, method: 'GET' }),
  settle: endpoint({ ...declared, method: 'PUT' }),
};
