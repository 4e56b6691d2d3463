import { encode, type JWT, type JWTOptions } from 'next-auth/jwt';
import { type Action, actions, type Permission } from '@/contracts/kit/feature/permissions';
import { openCookie } from './open-cookie';

const letters: Record<Action, string> = {
  ...{ view: 'v', create: 'c', edit: 'e' },
  ...{ delete: 'd', approve: 'a', export: 'x' },
};

/** `parcels:vc news:v`. */
function packed(permissions: readonly Permission[]): string {
  const byFeature = new Map<string, string>();
  for (const permission of permissions) {
    const [feature = '', action] = permission.split(':');
    byFeature.set(feature, (byFeature.get(feature) ?? '') + letters[action as Action]);
  }
  return [...byFeature].map((held) => held.join(':')).join(' ');
}

function unpacked(rights: string): Permission[] {
  return rights
    .split(' ')
    .filter(Boolean)
    .flatMap((held) => {
      const [feature = '', may = ''] = held.split(':');
      return actions
        .filter((action) => may.includes(letters[action]))
        .map((action) => `${feature}:${action}` as Permission);
    });
}

/**
 * How the session is kept in its cookie: with its rights by feature. Written out one by one they are
 * more than the 4 kB that browsers keep of a cookie.
 */
export const sessionCookie: Pick<JWTOptions, 'encode' | 'decode'> = {
  encode: ({ token, ...how }) => {
    const signedIn = token?.signedIn;
    const kept = signedIn && { ...signedIn, permissions: packed(signedIn.permissions) };
    return encode({ ...how, token: { ...token, ...(kept && { signedIn: kept }) } as JWT });
  },
  decode: async (how) => {
    const token = await openCookie(how);
    const rights: unknown = token?.signedIn?.permissions;
    if (!token?.signedIn || typeof rights !== 'string') return token;
    return { ...token, signedIn: { ...token.signedIn, permissions: unpacked(rights) } };
  },
};
