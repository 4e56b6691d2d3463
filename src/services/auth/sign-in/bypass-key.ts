import { errors, jwtVerify } from 'jose';
import * as z from 'zod';
import { bypassSeconds } from '@/contracts/auth/session';
import { Problem } from '@/services/kit/calls/problem';

/** Secrets of the apps that may sign people in, by the app's name. */
export type BypassApps = Readonly<Record<string, string>>;

const claims = z.object({
  email: z.email().max(254).toLowerCase(),
  app: z.string(),
  jti: z.string().min(8).max(100),
  iat: z.number(),
  exp: z.number(),
});
export type BypassClaims = z.output<typeof claims>;

/** Two clocks differ a little. */
const toleranceSeconds = 5;

/**
 * What an app's key says, once it is known to be that app's own and of this minute; throws
 * `BYPASS_EXPIRED` or, for all else that is wrong with it, `BYPASS_INVALID`.
 */
export async function readBypassKey(
  apps: BypassApps,
  app: string,
  key: string,
): Promise<BypassClaims> {
  const secret = Object.hasOwn(apps, app) ? apps[app] : undefined;
  if (!secret) throw new Problem('BYPASS_INVALID');
  const read = await jwtVerify(key, new TextEncoder().encode(secret), {
    algorithms: ['HS256'],
    maxTokenAge: bypassSeconds,
    clockTolerance: toleranceSeconds,
  }).catch((error: unknown) => {
    throw new Problem(error instanceof errors.JWTExpired ? 'BYPASS_EXPIRED' : 'BYPASS_INVALID');
  });
  const { data } = claims.safeParse(read.payload);
  if (!data || data.app !== app || data.exp - data.iat > bypassSeconds) {
    throw new Problem('BYPASS_INVALID');
  }
  return data;
}

/** Until when a key must be remembered, UTC instant: nobody accepts it after that. */
export const rememberedUntil = ({ exp }: BypassClaims): string =>
  new Date((exp + 2 * toleranceSeconds) * 1000).toISOString();
