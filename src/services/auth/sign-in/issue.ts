import { uuidv7 } from 'uuidv7';
import type { SignedIn } from '@/contracts/auth/session';
import { type accounts, refreshTokens } from '@/services/auth/tables';
import type { Db } from '@/services/kit/database/db';
import type { Place } from './places';
import { hashOf, newRefreshToken, type Signed, type TokenSigner } from './tokens';

/** What a session is given; its refresh token is yet to be kept. */
export interface Issued {
  answer: SignedIn;
  sessionId: string;
  refresh: Signed;
}

/** Signs the tokens of a session and makes its next refresh token, which is yet to be kept. */
export async function issue(
  tokens: TokenSigner,
  account: Pick<typeof accounts.$inferSelect, 'id' | 'fullname' | 'language'>,
  place: Place,
  sessionId = uuidv7(),
): Promise<Issued> {
  const claims = { accountId: account.id, sessionId };
  const access = await tokens.sign(claims, 'services');
  const chat = await tokens.sign(claims, 'chat');
  const refresh = newRefreshToken();
  return {
    sessionId,
    refresh,
    answer: {
      accessToken: access.token,
      refreshToken: refresh.token,
      expiresIn: access.endsAt,
      account_id: account.id,
      roleName: place.roleName,
      property_id: place.property?.id ?? null,
      property_name_th: place.property?.nameTh ?? null,
      property_dimension: place.property?.dimension ?? null,
      fullname: account.fullname,
      platform: place.platform,
      language: account.language,
      chattoken: chat.token,
      permissions: place.permissions,
    },
  };
}

/** Keeps a refresh token's hash. */
export const keepRefreshToken = (db: Db, sessionId: string, refresh: Signed) =>
  db
    .insert(refreshTokens)
    .values({ hash: hashOf(refresh.token), sessionId, expiresAt: refresh.endsAt });
