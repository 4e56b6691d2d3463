import type { ApiError } from '@/contracts/kit/calls/errors';
import { agents } from '@/http/agents';
import type { Visitor } from '@/portal/app/session/visitor';
import { createApiClient } from '@/portal/kit/calls/api-client';
import { createHttp } from '@/portal/kit/calls/http';
import { onBehalfOf, readSettings } from '@/settings';

const lines = { httpAgent: agents.http, httpsAgent: agents.https };

interface Behalf {
  visitor?: Visitor;
  /** Where a page is made: for that page's place alone. */
  place?: string;
  chatToken?: string;
  onSessionEnded?: (error: ApiError) => void;
}

/** The api client on the server: straight to each service's address, for the visitor it serves. */
export const serverApi = (
  accessToken: string | null,
  { visitor, place, chatToken, onSessionEnded }: Behalf = {},
) =>
  createApiClient(
    createHttp({
      lines,
      addressOf: (service) => readSettings().services[service],
      bearer: async () => accessToken,
      chatToken: async () => chatToken ?? null,
      place: async () => place ?? null,
      headers: (service) =>
        visitor && {
          ...onBehalfOf(visitor.address, service, readSettings()),
          'user-agent': visitor.userAgent,
          'x-request-id': visitor.requestId,
        },
    }),
    onSessionEnded ? { onSessionEnded } : {},
  );
