import { createApiClient } from '@/portal/kit/api-client';
import { createHttp } from '@/portal/kit/http';
import { readSettings } from '@/settings';

/** The api client on the server: straight to each service's address, with the request's own token. */
export const serverApi = (accessToken: string | null) =>
  createApiClient(
    createHttp({
      addressOf: (service) => readSettings().services[service],
      bearer: async () => accessToken,
    }),
  );
