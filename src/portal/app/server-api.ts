import type { Visitor } from '@/portal/app/visitor';
import { createApiClient } from '@/portal/kit/api-client';
import { createHttp } from '@/portal/kit/http';
import { readSettings } from '@/settings';

/**
 * The api client on the server: straight to each service's address, for the visitor it serves and,
 * where a page is made, for that page's place alone.
 */
export const serverApi = (accessToken: string | null, visitor?: Visitor, place?: string) =>
  createApiClient(
    createHttp({
      addressOf: (service) => readSettings().services[service],
      bearer: async () => accessToken,
      place: () => place ?? null,
      headers: visitor && {
        'X-Forwarded-For': visitor.address,
        'User-Agent': visitor.userAgent,
      },
    }),
  );
