import { ApiFailure } from '@/contracts/kit/calls/errors';
import { tellFailure } from '@/portal/app/calls/tell-failure';
import type { ApiClient } from '@/portal/kit/calls/api-client';
import { leisure } from '@/portal/kit/page/leisure';

/** axios and all that makes a call of it: a page has its first answers in its HTML. */
const load = () => import('@/portal/app/calls/browser-client');

if (typeof window !== 'undefined') leisure.wait(() => void load().catch(() => undefined));

/** A call by a client that may not be here yet; where it cannot be had, the call fails as without a network. */
const by =
  (name: 'told' | 'quiet'): ApiClient =>
  async (...call) => {
    const clients = await load().catch(() => {
      const failure = new ApiFailure({ code: 'NETWORK', status: 0, message: '' });
      if (name === 'told') tellFailure(failure.error);
      throw failure;
    });
    return clients[name](...call);
  };

/** The api client in the browser: the portal's own origin, with the session's token. */
export const browserApi = by('told');

/** The same for calls that nobody has asked for: their failures are not told. */
export const quietApi = by('quiet');
