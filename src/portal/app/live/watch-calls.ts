import { type AxiosInstance, isAxiosError } from 'axios';
import { reach } from '@/portal/app/live/reach';
import { writes } from '@/portal/kit/calls/writes';

/** A service's own failures are JSON; what stands before it says `Internal Server Error`. */
const isOfService = ({ status, data }: { status: number; data: unknown }) =>
  status < 500 || (typeof data === 'object' && data !== null);

/** Notes from each call of this instance whether its service answered, and what was changed by it. */
export function watched(http: AxiosInstance): AxiosInstance {
  http.interceptors.response.use(
    (response) => {
      const { service, method } = response.config;
      if (service) reach.answered(service);
      if (service && method !== 'get') writes.acknowledged();
      return response;
    },
    (failure: unknown) => {
      const service = isAxiosError(failure) ? failure.config?.service : undefined;
      if (!isAxiosError(failure) || !service || failure.code === 'ERR_CANCELED') throw failure;
      if (failure.response && isOfService(failure.response)) reach.answered(service);
      else reach.failed(service);
      throw failure;
    },
  );
  return http;
}
