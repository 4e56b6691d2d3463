import type { NextApiRequest, NextApiResponse } from 'next';
import NextAuth from 'next-auth';
import { authOptions } from '@/portal/app/session/auth-options';
import { deviceOf } from '@/portal/app/session/device-cookie';
import { visitorOf } from '@/portal/app/session/visitor';

/** Seconds, as HTTP says when to try again. */
const retryAfter = '2';

/**
 * NextAuth's endpoints below /api/auth. It answers 401 to every sign-in that failed; one that the
 * services could not look at, starting or out of reach, is a 503 instead: nobody typed anything wrong.
 */
export function authRoute(req: NextApiRequest, res: NextApiResponse) {
  let answered = true;
  const unanswered = () => {
    answered = false;
  };
  const say = res.status.bind(res);
  res.status = (code) => {
    if (answered || code !== 401) return say(code);
    res.setHeader('Retry-After', retryAfter);
    return say(503);
  };
  const device = req.method === 'POST' ? deviceOf(req, res) : undefined;
  return NextAuth(req, res, authOptions(visitorOf(req), { unanswered, device }));
}
