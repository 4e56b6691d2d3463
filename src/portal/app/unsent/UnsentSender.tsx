import { useContext, useEffect } from 'react';
import { SenderContext } from '@/portal/app/unsent/sender';
import { apiBy } from '@/portal/kit/calls/api-by';
import { useUnsent } from '@/portal/kit/form/unsent/unsent';
import { useAppDispatch } from '@/portal/kit/page/store';

const againMs = 8000;

/** Sends what waits on this device for this person at this place, whichever screen is open. */
export function UnsentSender() {
  const load = useContext(SenderContext);
  const dispatch = useAppDispatch();
  const { account, property, waiting } = useUnsent();
  const waits = waiting > 0;
  useEffect(() => {
    if (!waits) return;
    const send = () => {
      // Without a network the script itself may not be there yet.
      if (!navigator.onLine) return;
      load().then(
        (sendUnsent) => sendUnsent(apiBy(dispatch), { account, property }),
        () => undefined,
      );
    };
    send();
    const timer = setInterval(send, againMs);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [dispatch, load, waits, account, property]);
  return null;
}
