import type { NextApiRequest, NextApiResponse } from 'next';
import NextAuth from 'next-auth';
import { authOptions } from '@/portal/app/session/auth-options';
import { visitorOf } from '@/portal/app/session/visitor';

/** NextAuth's endpoints below /api/auth. */
export const authRoute = (req: NextApiRequest, res: NextApiResponse) =>
  NextAuth(req, res, authOptions(visitorOf(req)));
