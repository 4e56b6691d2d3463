import { createContext } from 'react';
import type { ApiClient } from '@/portal/kit/calls/api-client';
import type { Owner } from '@/portal/kit/form/unsent/unsent';

/** Sends what the owner has on this device, as far as it goes now; never rejects. */
export type Sender = (api: ApiClient, owner: Owner) => Promise<void>;

/** Loads the script of the area that keeps such things; only where something waits. */
export const SenderContext = createContext<() => Promise<Sender>>(async () => async () => {});
