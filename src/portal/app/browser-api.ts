import { rememberedSession } from '@/portal/app/remembered-session';
import { endSession } from '@/portal/app/sign-out';
import { createApiClient } from '@/portal/kit/api-client';
import { createHttp } from '@/portal/kit/http';

/** The api client in the browser: the portal's own origin, with the session's token. */
export const browserApi = createApiClient(
  createHttp({
    addressOf: (service) => `/services/${service}`,
    bearer: async () => (await rememberedSession.read())?.accessToken ?? null,
  }),
  { onSessionEnded: () => void endSession() },
);
