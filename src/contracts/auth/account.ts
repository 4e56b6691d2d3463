import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { email, id, instant, text } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';
import { leastPassword, recoveryPaths } from './recovery';

export const accountLanguages = ['th', 'en', 'cn'] as const;

/** What a person writes of the own account. */
export const profileDraft = z.object({ fullname: text(200) });

/** Chosen by itself, and at once. */
const languageChoice = z.object({ language: z.enum(accountLanguages) });

export const profile = profileDraft.extend({
  ...languageChoice.shape,
  email: z.string(),
  username: z.string(),
});
export type Profile = z.output<typeof profile>;

const typedPassword = limited(1024).min(1);

/** A password that is yet to be set. */
export const newPassword = limited(1024).min(leastPassword);

export const passwordChange = z.object({ oldPassword: typedPassword, newPassword });

/** One sign-in of the account that can still be used. */
export const signedInDevice = z.object({
  id,
  /** `null` where the browser does not say it in a way that is known. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  ip: z.string(),
  signedInAt: instant,
  /** To five minutes. */
  lastUsedAt: instant,
  /** The one that asks. */
  current: z.boolean(),
});
export type SignedInDevice = z.output<typeof signedInDevice>;

const service = 'auth';
const needs = 'signed-in';
const nothing = z.object({});

/** A person's own account; whoever is signed in may make each call. */
export const accountEndpoints = {
  profile: endpoint({
    service,
    method: 'GET',
    path: '/auth/profile',
    call: nothing,
    reply: profile,
    needs,
  }),
  changeProfile: endpoint({
    service,
    method: 'PUT',
    path: '/auth/profile',
    call: z.object({ body: profileDraft }),
    reply: profile,
    needs,
  }),
  changeLanguage: endpoint({
    service,
    method: 'PUT',
    path: '/auth/profile/language',
    call: z.object({ body: languageChoice }),
    reply: profile,
    needs,
    anyPlace: true,
  }),
  /** Ends the account's other sign-ins. A wrong old password counts as a try to sign in. */
  changePassword: endpoint({
    service,
    method: 'POST',
    path: '/auth/password/change',
    call: z.object({ body: passwordChange }),
    reply: nothing,
    needs,
  }),
  /** The last used first. */
  devices: endpoint({
    service,
    method: 'GET',
    path: '/auth/sessions',
    call: nothing,
    reply: z.array(signedInDevice),
    needs,
  }),
  /** Signs out one of the account's devices; fails with `NOT_FOUND` for another account's. */
  signOutDevice: endpoint({
    service,
    method: 'POST',
    path: '/auth/sessions/revoke',
    call: z.object({ body: z.object({ id }) }),
    reply: nothing,
    needs,
  }),
};

/** For whoever forgot the password. */
export const recoveryEndpoints = {
  /** Sends a link by e-mail; answers the same for an address that no account has. */
  forgot: endpoint({
    service,
    method: 'POST',
    path: recoveryPaths.forgot,
    call: z.object({ body: z.object({ email }) }),
    reply: nothing,
    needs: 'anyone',
  }),
  /**
   * Sets a new password by the link's token, once, and ends every sign-in of the account. Fails
   * with `LINK_EXPIRED`, `LINK_USED`, `LINK_REPLACED` or `LINK_UNKNOWN`. Whoever was invited and
   * has a password for the first time is told the account's e-mail, to be signed in by it.
   */
  reset: endpoint({
    service,
    method: 'POST',
    path: recoveryPaths.reset,
    call: z.object({
      body: z.object({ token: limited(200).min(1), password: newPassword }),
    }),
    reply: z.object({ joined: z.string().nullable().default(null) }),
    needs: 'anyone',
  }),
};
