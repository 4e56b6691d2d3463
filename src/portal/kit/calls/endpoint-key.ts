import type { Endpoint } from '@/contracts/kit/calls/endpoint';

/** A call's name in the state and in the thunks' actions. */
export const endpointKey = ({ service, method, path }: Endpoint): string =>
  `${service} ${method} ${path}`;

/** One call of an endpoint: its given parts, in order. */
export const callKey = (call: unknown): string =>
  JSON.stringify(call, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
