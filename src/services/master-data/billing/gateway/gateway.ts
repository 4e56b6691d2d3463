import { createHmac, timingSafeEqual } from 'node:crypto';
import type { GatewayEvent } from '@/contracts/billing/mpay';

/** What a payment gateway does for us; another is put in its place by writing these. */
export interface Gateway {
  name: string;
  /** Nothing it says is about real money. */
  sandbox: boolean;
  /** Signs what it tells us. */
  secret: string;
  /** Begins a payment there: its name of it, and where it is paid. */
  begin(payment: { amount: number; backTo: string }): Promise<{ charge: string; url: string }>;
  /** What it says of a payment when asked; null where it knows none. */
  ask(charge: string): Promise<Pick<GatewayEvent, 'state' | 'amount'> | null>;
}

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
