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
    place: pagePlace.name,
  }),
);

/** The api client in the browser: the portal's own origin, with the session's token. */
export const browserApi = createApiClient(http, {
  onSessionEnded: tellEnd,
  onFailure: tellFailure,
  onOtherPlace: pagePlace.tellElsewhere,
});

/** The same for calls that nobody has asked for: their failures are not told. */
export const quietApi = createApiClient(http, { onOtherPlace: pagePlace.tellElsewhere });
