import * as z from 'zod';
import { accountLanguages } from '@/contracts/auth/account';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { placeSwitchPath } from '@/contracts/kit/calls/page-place';
import { permissionKey } from '@/contracts/kit/feature/permissions';
import { flag, id, instant } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';

/** The application's fixed name in every auth call. */
export const appName = 'niti';

/** What a sign-in answers: the two tokens and who they stand for. */
export const signedIn = z.object({
  accessToken: z.string(),
  /** Opaque; good for one use. */
  refreshToken: z.string(),
  /** When the access token ends, UTC. */
  expiresIn: instant,
  /** Whose session it is, in every property and on every device. */
  account_id: id,
  roleName: z.string(),
  /** `null` at the main admin. */
  property_id: z.string().nullable(),
  property_name_th: z.string().nullable(),
  /** What its units are called by; beyond the wire that is known, another auth service may leave it out. */
  property_dimension: z.enum(['condo', 'village']).nullable().default(null),
  fullname: z.string(),
  /** An account of the platform, which may enter any property. */
  platform: z.boolean().default(false),
  /** The account's; counts in a browser where none was chosen. */
  language: z.enum(accountLanguages),
  /** Bearer of the chat service's sticker calls. */
  chattoken: z.string(),
  /** So that the portal shows only what the services will allow. */
  permissions: z.array(permissionKey),
});
export type SignedIn = z.output<typeof signedIn>;

export const menuEntry = z.object({
  link: z.string(),
  icon: z.string(),
  labelTH: z.string(),
  labelENG: z.string(),
  /** Beyond the wire that is known: another auth service may leave it out. */
  labelCN: z.string().optional(),
  labelkey: z.string(),
  isnew: z.boolean(),
  /** A service may leave it out. */
  get submenu() {
    return z.array(menuEntry).default([]);
  },
});
export type MenuEntry = z.output<typeof menuEntry>;

/** As long as the address may be that somebody signs in to go to; none is refused for a longer one. */
export const longestUrl = 2000;

const url = limited(longestUrl).default('/');
const from = { app: z.literal(appName), url };

/** The refresh token of this browser's earlier sign-in, which ends when the new one begins. */
const replaces = limited(200).min(1).optional();

/** What the browser is known by where it signs in again: 32 random bytes of its portal's, base64url. */
const device = limited(43)
  .regex(/^[\w-]{43}$/)
  .optional();

export const passwordLogin = z.object({
  ...from,
  replaces,
  device,
  type: z.literal('password'),
  /** User name or e-mail. */
  key: limited(254).trim().min(1),
  params: z.object({ password: limited(1024).min(1) }),
});

export const refreshLogin = z.object({
  ...from,
  type: z.literal('refresh'),
  /** The refresh token, which this call uses up. */
  key: limited(200).min(1),
  params: z.object({}).default({}),
});

/** How long another app's key may be good for, seconds. */
export const bypassSeconds = 60;

export const bypassLogin = z.object({
  type: z.literal('bypass'),
  /** The other app's name, as it is registered here. */
  app: limited(40).min(1),
  /** A JWT (HS256) by that app's secret: `email`, `jti`, `app`, `iat` and `exp`. */
  key: limited(2000).min(1),
  /** What the other app sends along, as its address had it; ours reads nothing of it. */
  params: z.union([limited(2000), z.record(limited(100), limited(2000))]).optional(),
  /** Where the person is going: a path of this portal. */
  url,
  replaces,
});

export const sessionEndpoints = {
  /**
   * Fails with `WRONG_CREDENTIALS`, `ACCOUNT_INACTIVE` or `TOO_MANY_TRIES` (details `until`, an
   * instant, and `at`, the same in Thai words); a refresh with `SESSION_ENDED` or, ended from
   * elsewhere, `TOKEN_REVOKED`; a bypass with one of the `BYPASS_` codes, `ACCOUNT_INACTIVE` or,
   * after too many refused ones, `TOO_MANY_TRIES`.
   */
  login: endpoint({
    service: 'auth',
    method: 'POST',
    path: '/auth/login',
    call: z.object({
      body: z.discriminatedUnion('type', [passwordLogin, refreshLogin, bypassLogin]),
    }),
    reply: signedIn,
    needs: 'anyone',
  }),
  menu: endpoint({
    service: 'auth',
    method: 'POST',
    path: '/auth/getmenu',
    call: z.object({ body: z.object({ app: z.literal(appName), scope: z.literal('*') }) }),
    reply: z.array(menuEntry),
    envelope: 'menu',
    needs: 'signed-in',
  }),
  /**
   * Moves the session to another place; sign in again by its refresh token to carry it. `isAdmin`
   * true: an account of the platform enters the property. False: it comes back to the main admin
   * from there, and staff go to another property of theirs. Fails with `FORBIDDEN`.
   */
  switchProperty: endpoint({
    service: 'auth',
    method: 'POST',
    path: placeSwitchPath,
    call: z.object({ body: z.object({ isAdmin: flag, propertyId: id }) }),
    reply: z.object({}),
    needs: 'signed-in',
    wire: { isAdmin: 'is_admin', propertyId: 'property_id' },
  }),
  /** Ends the sign-in that the bearer token belongs to. */
  logout: endpoint({
    service: 'auth',
    method: 'POST',
    path: '/auth/logout',
    call: z.object({}),
    reply: z.object({}),
    needs: 'signed-in',
    anyPlace: true,
  }),
};
