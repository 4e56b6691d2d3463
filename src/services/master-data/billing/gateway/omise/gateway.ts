import { payWays } from '@/contracts/billing/mpay';
import { Problem } from '@/services/kit/calls/problem';
import type { Gateway, Word } from '@/services/master-data/billing/gateway/gateway';
import { type OmiseCharge, type OmiseKeys, omiseClient } from './client';

const states = {
  pending: 'pending',
  successful: 'paid',
  failed: 'failed',
  expired: 'failed',
  reversed: 'failed',
} as const satisfies Record<OmiseCharge['status'], Word['state']>;

/** What a charge says; none in another currency is a payment of ours. */
function wordOf({ id, status, amount, currency, link, metadata }: OmiseCharge): Word | null {
  if (currency !== 'THB') return null;
  const paymentId = metadata?.payment;
  return {
    ...{ state: states[status], amount, charge: id, begunAs: link ?? undefined },
    paymentId: typeof paymentId === 'string' ? paymentId : undefined,
    way: link ? 'card' : 'promptpay',
  };
}

const isLink = (name: string) => name.startsWith('link_');
const isCharge = (name: string) => /^chrg_(test_)?[0-9a-z]{1,60}$/.test(name);

/**
 * Omise (Opn Payments): a QR code of PromptPay on our own page, cards on theirs, where a link of one payment
 * leads. No number of a card comes here.
 */
export function omiseGateway(keys: OmiseKeys & { portalUrl: string; secret: string }): Gateway {
  const omise = omiseClient(keys);

  /** What came of a link: the charge that was paid by it, else it waits; a declined card can be tried again there. */
  async function askLink(name: string): Promise<Word | null> {
    const link = await omise.link(name);
    if (!link) return null;
    const paid = link.charges.data.find(({ status }) => status === 'successful');
    return paid ? wordOf(paid) : { state: 'pending', amount: 0 };
  }

  async function ask(name: string): Promise<Word | null> {
    if (isLink(name)) return askLink(name);
    const charge = isCharge(name) ? await omise.charge(name) : null;
    return charge ? wordOf(charge) : null;
  }

  return {
    name: 'omise',
    sandbox: keys.secretKey.startsWith('skey_test_'),
    ways: payWays,
    secret: keys.secret,
    ask,
    async begin({ id, amount, way, title, backTo }) {
      if (way === 'card') {
        const made = await omise.newLink({
          ...{ amount, currency: 'thb', title, description: title, multiple: false },
        });
        return { charge: made.id, url: made.payment_uri };
      }
      const charge = await omise.newCharge({
        ...{ amount, currency: 'thb', source: { type: 'promptpay' }, description: title },
        ...{ metadata: { payment: id }, return_uri: `${keys.portalUrl}${backTo}` },
      });
      return { charge: charge.id, url: backTo };
    },
    async qr(name) {
      const charge = isCharge(name) ? await omise.charge(name) : null;
      const address = charge?.source?.scannable_code?.image.download_uri;
      return address && charge?.status === 'pending' ? omise.picture(address) : null;
    },
    async refund(name) {
      const charge = isCharge(name) ? await omise.charge(name) : null;
      if (charge?.status !== 'successful') throw new Problem('NOT_FOUND');
      await omise.refund(charge.id, charge.amount);
    },
  };
}
