import { createHash, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { Problem } from '@/services/kit/calls/problem';

const accessSeconds = 60 * 60;
const refreshDays = 30;

/** Whose token it is and which sign-in it belongs to. */
export interface Owner {
  accountId: string;
  sessionId: string;
}

/** Who a signed token is for; one is refused in the other's place. */
type Audience = 'services' | 'chat';

export interface Signed {
  token: string;
  /** UTC instant. */
  endsAt: string;
}

/** What a token says. */
export type Claims = Owner & Pick<Signed, 'endsAt'>;

/** Signs (HS256, one hour) and reads the access and chat tokens: by the first secret, and those of before it. */
export function tokenSigner(...secrets: [string, ...string[]]) {
  const keys = secrets.map((secret) => new TextEncoder().encode(secret));
  return {
    async sign(owner: Owner, audience: Audience): Promise<Signed> {
      const now = Math.floor(Date.now() / 1000);
      const ends = now + accessSeconds;
      const token = await new SignJWT({ sid: owner.sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(owner.accountId)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(ends)
        .sign(keys[0] as Uint8Array);
      return { token, endsAt: new Date(ends * 1000).toISOString() };
    },

    /** Throws `SESSION_ENDED` for a token that is forged, over, or meant for another audience. */
    async read(token: string, audience: Audience): Promise<Claims> {
      const rules = { algorithms: ['HS256'], audience, requiredClaims: ['sub', 'sid', 'exp'] };
      const read = await Promise.any(keys.map((key) => jwtVerify(token, key, rules))).catch(
        () => null,
      );
      if (!read) throw new Problem('SESSION_ENDED');
      const { sub, sid, exp = 0 } = read.payload;
      const endsAt = new Date(exp * 1000).toISOString();
      return { accountId: String(sub), sessionId: String(sid), endsAt };
    },
  };
}
export type TokenSigner = ReturnType<typeof tokenSigner>;

/** How an opaque token is kept. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** A new refresh token, good for 30 days. */
export function newRefreshToken(): Signed {
  return {
    token: randomBytes(32).toString('base64url'),
    endsAt: new Date(Date.now() + refreshDays * 86_400_000).toISOString(),
  };
}

/** A new token for a link in an e-mail: short enough that no mail program breaks its line. */
export const newLinkToken = () => randomBytes(24).toString('base64url');
