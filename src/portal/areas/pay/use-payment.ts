import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { payPageEndpoints } from '@/contracts/billing/mpay';
import { useReader } from '@/portal/kit/calls/use-reader';

const lookMs = 3000;

/** The payment that the address names, read again while something may become of it. */
export function usePayment(reference: string) {
  const read = useReader(payPageEndpoints.read, { params: { reference } });
  const { answer, reload } = read;
  const waits = answer?.state === 'started' || answer?.state === 'paid';
  useEffect(() => {
    if (!waits) return;
    const look = () => document.visibilityState === 'visible' && reload();
    const timer = setInterval(look, lookMs);
    // Who comes back from the bank's app sees at once what became of it.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [waits, reload]);
  return read;
}

/** The address's reference, empty where it has none; undefined until it is known. */
export function useReference(): string | undefined {
  const { query, isReady } = useRouter();
  if (!isReady) return undefined;
  return typeof query.ref === 'string' ? query.ref : '';
}
