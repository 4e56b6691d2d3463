import { useSyncExternalStore } from 'react';
import { type Authentication, rememberedSession } from '@/portal/app/session/remembered-session';

const onServer: Authentication = { data: null, status: 'loading', error: null };

/** Where the sign-in stands, as it changes: by a renewal, by another tab, by its end. */
export const useAuthentication = (): Authentication =>
  useSyncExternalStore(rememberedSession.subscribe, rememberedSession.current, () => onServer);
