import axios, { type AxiosInstance, type AxiosRequestConfig } from 'axios';
import { chatTokenHeader } from '@/contracts/kit/calls/chat-token';
import type { ServiceName } from '@/contracts/kit/calls/endpoint';
import { placeHeader } from '@/contracts/kit/calls/page-place';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Which service the call is for; its address becomes the base URL. */
    service?: ServiceName;
  }
}

/** The one axios instance: adds the service's address and the session's bearer token to every call. */
export function createHttp(options: {
  /** Where a service lives; calls go to `<address>/api/v1/...`. */
  addressOf: (service: ServiceName) => string;
  bearer: () => Promise<string | null>;
  /** Sent with every call to that service. */
  headers?: (service: ServiceName) => Record<string, string> | undefined;
  /** The session's, for calls of the chat service alone. */
  chatToken?: () => Promise<string | null>;
  /** The place that the page was made for, as `placeName` says; a call from elsewhere is refused. */
  place?: (path: string | undefined) => Promise<string | null>;
  /** The lines that a server's calls share; a browser has its own. */
  lines?: Pick<AxiosRequestConfig, 'httpAgent' | 'httpsAgent'>;
}): AxiosInstance {
  // The services are our own: HTTP_PROXY is for the way out of the machine.
  const http = axios.create({ ...options.lines, proxy: false });
  http.interceptors.request.use(async (config) => {
    if (config.service) {
      config.baseURL = `${options.addressOf(config.service)}/api/v1`;
      config.headers.set(options.headers?.(config.service) ?? {});
    }
    const chatToken = config.service === 'chat' && (await options.chatToken?.());
    if (chatToken) config.headers.set(chatTokenHeader, chatToken);
    const token = await options.bearer();
    if (token) config.headers.set('Authorization', `Bearer ${token}`);
    // Without a body there is no type of it, whatever axios takes for usual.
    if (config.data === undefined) config.headers.setContentType(false);
    const place = await options.place?.(config.url);
    if (place) config.headers.set(placeHeader, place);
    return config;
  });
  return http;
}
