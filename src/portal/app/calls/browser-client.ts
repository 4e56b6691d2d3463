import { tellEnd, tellFailure } from '@/portal/app/calls/tell-failure';
import { watched } from '@/portal/app/live/watch-calls';
import { pagePlace } from '@/portal/app/session/page-place';
import { rememberedSession } from '@/portal/app/session/remembered-session';
import { createApiClient } from '@/portal/kit/calls/api-client';
import { createHttp } from '@/portal/kit/calls/http';

const http = watched(
  createHttp({
    addressOf: (service) => `/services/${service}`,
    bearer: async () => (await rememberedSession.read())?.accessToken ?? null,
    chatToken: async () => (await rememberedSession.read())?.chattoken ?? null,
    place: pagePlace.ofCall,
  }),
);

/** The api client in the browser: the portal's own origin, with the session's token. */
export const told = createApiClient(http, {
  onSessionEnded: tellEnd,
  onFailure: tellFailure,
  onOtherPlace: pagePlace.tellElsewhere,
});

/** The same, whose failures are not told. */
export const quiet = createApiClient(http, { onOtherPlace: pagePlace.tellElsewhere });
