import { i18n } from 'next-i18next/pages';
import type { ApiError } from '@/contracts/kit/errors';
import { watched } from '@/portal/app/live/watch-calls';
import { pagePlace } from '@/portal/app/session/page-place';
import { rememberedSession } from '@/portal/app/session/remembered-session';
import { endSession, isEnding } from '@/portal/app/session/sign-out';
import { createApiClient } from '@/portal/kit/api-client';
import { createHttp } from '@/portal/kit/http';
import { notice } from '@/portal/kit/notice';

const revokedMs = 2000;
const endedMs = 3000;

/** What another service said inside a good answer, or our words for the code. */
const words = ({ code, message, endsSession, details }: ApiError) =>
  (endsSession && message) || i18n?.t(`errors:${code}`, { ...details }) || code;

const http = watched(
  createHttp({
    addressOf: (service) => `/services/${service}`,
    bearer: async () => (await rememberedSession.read())?.accessToken ?? null,
    place: pagePlace.name,
  }),
);

/** The api client in the browser: the portal's own origin, with the session's token. */
export const browserApi = createApiClient(http, {
  onSessionEnded: (error) => {
    if (isEnding()) return;
    const ms = error.code === 'TOKEN_REVOKED' ? revokedMs : endedMs;
    notice.error(words(error), ms);
    void endSession(error.code, { afterMs: ms });
  },
  onFault: (error) => isEnding() || notice.error(words(error)),
  onOtherPlace: pagePlace.tellElsewhere,
});

/** The same for calls that nobody has asked for: their failures are not told. */
export const quietApi = createApiClient(http, { onOtherPlace: pagePlace.tellElsewhere });
