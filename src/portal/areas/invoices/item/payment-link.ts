import { useState } from 'react';
import { mpayEndpoints } from '@/contracts/billing/mpay';
import { useAction } from '@/portal/kit/calls/use-action';

/** The address by which a resident pays an invoice: made when it is asked for, and kept nowhere. */
export function usePaymentLink({ id, owed }: { id: string; owed: number }) {
  const [made, setMade] = useState<{ url: string; expiresAt: string; owed: number }>();
  const [ask, asking] = useAction(mpayEndpoints.ask, {
    done: (link) => setMade({ ...link, owed }),
  });
  // One for another sum is no more than an error to whoever pays by it.
  const now = made?.owed === owed ? made : undefined;
  return {
    asking,
    ask: () => void ask({ body: { invoiceId: id } }),
    made: now && {
      ...{ url: now.url, expiresAt: now.expiresAt },
      address: new URL(now.url, window.location.origin).href,
    },
  };
}

export type PaymentLink = ReturnType<typeof usePaymentLink>;
