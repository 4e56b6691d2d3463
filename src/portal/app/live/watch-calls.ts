import { type AxiosInstance, isAxiosError } from 'axios';
import { reach } from '@/portal/app/live/reach';

/** A service's own failures are JSON; what stands before it says `Internal Server Error`. */
const isOfService = ({ status, data }: { status: number; data: unknown }) =>
  status < 500 || (typeof data === 'object' && data !== null);

/** Notes from each call of this instance whether its service answered. */
export function watched(http: AxiosInstance): AxiosInstance {
  http.interceptors.response.use(
    (response) => {
      if (response.config.service) reach.answered(response.config.service);
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
