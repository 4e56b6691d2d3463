import type { Attempt, Theirs } from './other-property';

const services = '/admin-order/api/v1/vendor-management/services';

/** What is ordered and who does it: their part of the table. */
export const orderAttempts: Record<string, (theirs: Theirs) => Attempt[]> = {
  ...Object.fromEntries(
    [services, `${services}/download`].map((path) => [
      `GET ${path}`,
      ({ vendor: vendorId }: Theirs): Attempt[] => [{ query: { vendorId }, ends: 'nothing' }],
    ]),
  ),
};
