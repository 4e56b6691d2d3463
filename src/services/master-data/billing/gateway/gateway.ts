import { createHmac, timingSafeEqual } from 'node:crypto';
import type { GatewayEvent, PayWay } from '@/contracts/billing/mpay';
import type { OutgoingFile } from '@/contracts/kit/calls/files';

/** What a gateway says of a payment. */
export interface Word extends Pick<GatewayEvent, 'state' | 'amount'> {
  /** Its name of it from now on, where it has another than it was begun by. */
  charge?: string;
  /** What it was begun by, where that is another. */
  begunAs?: string | undefined;
  /** Our own id of the payment, as we told it when it was begun. */
  paymentId?: string | undefined;
  /** How it is paid, where that is known of it. */
  way?: PayWay;
}

export interface Begun {
  /** Our id of the payment, told to the gateway so that it can be found by it. */
  id: string;
  amount: number;
  way: PayWay;
  /** What the payer reads there. */
  title: string;
  backTo: string;
}

/** What a payment gateway does for us; another is put in its place by writing these. */
export interface Gateway {
  name: string;
  /** Nothing it says is about real money. */
  sandbox: boolean;
  /** How it can be paid there. */
  ways: readonly PayWay[];
  /** Signs what it tells us. */
  secret: string;
  /** Begins a payment there: its name of it, and where it is paid, which is `backTo` where that is our own page. */
  begin(payment: Begun): Promise<{ charge: string; url: string }>;
  /** The QR code that a payment by PromptPay is paid with; null where there is none any more. */
  qr(charge: string): Promise<OutgoingFile | null>;
  /** What it says of a payment when asked; null where it knows none. */
  ask(charge: string): Promise<Word | null>;
  /** Gives back all of a payment, once. */
  refund(charge: string): Promise<void>;
}

/** Whether anybody can pay by it: what is not about real money is for the demo alone. */
export const canPay = ({ sandbox }: Pick<Gateway, 'sandbox'>, isDemo: boolean): boolean =>
  isDemo || !sandbox;

/** Seconds that what was signed counts for, before and after. */
const windowSeconds = 300;

/** The signature of a callback's bytes at a second of the clock. */
export const sign = (secret: string, time: string, raw: string): string =>
  createHmac('sha256', secret).update(`${time}.${raw}`).digest('hex');

/** Whether the gateway itself said this, and a moment ago. */
export function isGenuine(
  secret: string,
  { raw, time, signature }: { raw: string; time: string; signature: string },
  now = Date.now(),
): boolean {
  if (!/^\d{9,11}$/.test(time) || Math.abs(now / 1000 - Number(time)) > windowSeconds) return false;
  const expected = Buffer.from(sign(secret, time, raw));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
