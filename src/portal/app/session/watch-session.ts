import { leaveFor } from '@/portal/app/session/leave-document';
import { rememberedSession } from '@/portal/app/session/remembered-session';
import { hearTabs } from '@/portal/app/session/session-tabs';
import { endSession, leaveWithOtherTab } from '@/portal/app/session/sign-out';

/** A renewal that did not come about is tried again after this, and not more often. */
const againMs = 30_000;

/** Renews the session in time, whether or not a call is made. */
function renewInTime(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let least = 0;
  const plan = () => {
    clearTimeout(timer);
    const ms = rememberedSession.untilDue();
    if (ms === null) return;
    timer = setTimeout(
      () => {
        least = againMs;
        void rememberedSession.reread().finally(plan);
      },
      Math.max(ms, least),
    );
    if (ms > 0) least = 0;
  };
  plan();
  const forget = rememberedSession.subscribe(plan);
  return () => {
    forget();
    clearTimeout(timer);
  };
}

/** A window that is shown gets the focus as well, and some windows get and lose it all the time. */
const quietMs = 5000;

/** Calls back when a person comes back to the window; answers the way to stop. */
function onReturn(returned: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  const look = () => {
    last = Date.now();
    returned();
  };
  const shown = () => document.visibilityState === 'visible' && look();
  const focused = () => Date.now() - last >= quietMs && look();
  document.addEventListener('visibilitychange', shown);
  window.addEventListener('focus', focused);
  return () => {
    document.removeEventListener('visibilitychange', shown);
    window.removeEventListener('focus', focused);
  };
}

/**
 * Follows the session of an open page: reads it again when the window is shown or gets the focus, when
 * another tab tells of a change, at the poll interval and when it is due. One that has ended leads to /login;
 * one that is another person's now leads to a new document.
 */
export function watchSession(pollSeconds: number): () => void {
  const mine = rememberedSession.current().data?.account_id;
  const reread = () => void rememberedSession.reread();
  const look = () => {
    const { data, status, error } = rememberedSession.current();
    if (status === 'unauthenticated') return void endSession(error ?? 'SIGNED_OUT');
    if (!data || !mine || data.account_id === mine) return;
    leaveFor('/');
  };
  const stop = [
    rememberedSession.subscribe(look),
    hearTabs((news) => (news === 'signoutByHand' ? leaveWithOtherTab() : reread())),
    renewInTime(),
    onReturn(reread),
  ];
  const poll = pollSeconds > 0 ? setInterval(reread, pollSeconds * 1000) : undefined;
  window.addEventListener('online', reread);
  return () => {
    for (const one of stop) one();
    clearInterval(poll);
    window.removeEventListener('online', reread);
  };
}
