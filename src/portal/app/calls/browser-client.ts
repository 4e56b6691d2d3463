import { tellEnd, tellFailure } from '@/portal/app/calls/tell-failure';
import { timed } from '@/portal/app/live/late';
import { watched } from '@/portal/app/live/watch-calls';
import { pagePlace } from '@/portal/app/session/page-place';
import { rememberedSession } from '@/portal/app/session/remembered-session';
import { type ApiClient, createApiClient } from '@/portal/kit/calls/api-client';
import { createHttp } from '@/portal/kit/calls/http';

const http = watched(
  createHttp({
    addressOf: (service) => `/services/${service}`,
    bearer: async () => (await rememberedSession.read())?.accessToken ?? null,
    chatToken: async () => (await rememberedSession.read())?.chattoken ?? null,
    place: pagePlace.ofCall,
  }),
);

/** Files take as long as they are large, and show how far they are. */
const timedUnlessFile =
  (client: ApiClient): ApiClient =>
  (endpoint, call, signal, sent, received) => {
    const answer = client(endpoint, call, signal, sent, received);
    return sent || endpoint.envelope === 'file' ? answer : timed(answer);
  };

/** The api client in the browser: the portal's own origin, with the session's token. */
export const told = timedUnlessFile(
  createApiClient(http, {
    onSessionEnded: tellEnd,
    onFailure: tellFailure,
    onOtherPlace: pagePlace.tellElsewhere,
  }),
);

/** The same, whose failures are not told. */
export const quiet = timedUnlessFile(
  createApiClient(http, { onOtherPlace: pagePlace.tellElsewhere }),
);
