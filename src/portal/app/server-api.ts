import type { Visitor } from '@/portal/app/visitor';
import { createApiClient } from '@/portal/kit/api-client';
import { createHttp } from '@/portal/kit/http';
import { readSettings } from '@/settings';

/** The api client on the server: straight to each service's address, for the visitor it serves. */
export const serverApi = (accessToken: string | null, visitor?: Visitor) =>
  createApiClient(
    createHttp({
      addressOf: (service) => readSettings().services[service],
      bearer: async () => accessToken,
      headers: visitor && {
        'X-Forwarded-For': visitor.address,
        'User-Agent': visitor.userAgent,
      },
    }),
  );
