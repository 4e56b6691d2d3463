import { randomBytes } from 'node:crypto';
import type { NextApiRequest, NextApiResponse } from 'next';

const name = 'device';
const days = 400;

/** What this browser is known by where it signs in, given to it now where it has nothing of the kind. */
export function deviceOf(req: NextApiRequest, res: NextApiResponse): string {
  const kept = req.cookies[name] ?? '';
  const device = /^[\w-]{43}$/.test(kept) ? kept : randomBytes(32).toString('base64url');
  const isSecure = req.headers['x-forwarded-proto'] === 'https';
  res.setHeader(
    'set-cookie',
    `${name}=${device}; Path=/api/auth; Max-Age=${days * 86_400}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  );
  return device;
}
