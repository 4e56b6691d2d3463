import { decode, type JWT, type JWTDecodeParams } from 'next-auth/jwt';
import { readSettings } from '@/settings';

/** What a session's cookie holds, sealed by the PORTAL_SECRET of now or by one of before that is still given. */
export async function openCookie({ secret, ...how }: JWTDecodeParams): Promise<JWT | null> {
  try {
    return await decode({ ...how, secret });
  } catch (refused) {
    for (const before of readSettings().oldSecrets.portal) {
      const token = await decode({ ...how, secret: before }).catch(() => null);
      if (token) return token;
    }
    throw refused;
  }
}
