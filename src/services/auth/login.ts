import { eq, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import type { SignedIn, sessionEndpoints } from '@/contracts/auth/session';
import type { ServiceRequest } from '@/services/kit/caller';
import { Problem } from '@/services/kit/problem';
import { checkPassword } from './passwords';
import { firstPlace } from './places';
import { accountSubject, addressSubject, countTry, forgetTries } from './sign-in-tries';
import { accounts, refreshTokens, sessions } from './tables';
import { hashOf, newRefreshToken, type TokenSigner } from './tokens';

type LoginCall = z.output<(typeof sessionEndpoints)['login']['call']>;

/** Opens a session by user name or e-mail and password; the refusals are the contract's. */
export const login =
  (db: NodePgDatabase, tokens: TokenSigner) =>
  async ({ body }: LoginCall, request: ServiceRequest): Promise<SignedIn> => {
    const name = body.key.normalize('NFKC').toLowerCase();
    const [account] = await db
      .select()
      .from(accounts)
      .where(or(eq(accounts.username, name), eq(accounts.email, name)));

    const address = addressSubject(request.ip);
    const subject = accountSubject(account?.id, name);
    await countTry(db, address);
    await countTry(db, subject);
    const right = await checkPassword(account?.passwordHash, body.params.password);
    if (!account || !right) throw new Problem('WRONG_CREDENTIALS');
    await forgetTries(db, subject, address);

    const place = account.active ? await firstPlace(db, account.id) : undefined;
    if (!place) throw new Problem('ACCOUNT_INACTIVE');

    const claims = { accountId: account.id, sessionId: uuidv7() };
    const access = await tokens.sign(claims, 'services');
    const chat = await tokens.sign(claims, 'chat');
    const refresh = newRefreshToken();
    const now = new Date().toISOString();
    await db.transaction(async (tx) => {
      await tx.insert(sessions).values({
        id: claims.sessionId,
        accountId: account.id,
        propertyId: place.property?.id ?? null,
        createdAt: now,
        lastUsedAt: now,
        ip: request.ip,
        userAgent: request.userAgent.slice(0, 300),
      });
      await tx.insert(refreshTokens).values({
        hash: hashOf(refresh.token),
        sessionId: claims.sessionId,
        expiresAt: refresh.endsAt,
      });
    });

    return {
      accessToken: access.token,
      refreshToken: refresh.token,
      expiresIn: access.endsAt,
      roleName: place.roleName,
      property_id: place.property?.id ?? null,
      property_name_th: place.property?.nameTh ?? null,
      fullname: account.fullname,
      chattoken: chat.token,
      permissions: place.permissions,
    };
  };
