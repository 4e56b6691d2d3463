import { eq, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import type { passwordLogin, SignedIn } from '@/contracts/auth/session';
import { accounts } from '@/services/auth/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { Problem } from '@/services/kit/calls/problem';
import { issue } from './issue';
import { openSession } from './open-session';
import { checkPassword } from './passwords';
import { firstPlace } from './places';
import { countTry, forgetTries, subjectsOf } from './sign-in-tries';
import type { TokenSigner } from './tokens';

/** Opens a session by user name or e-mail and password; the refusals are the contract's. */
export const login =
  (db: NodePgDatabase, tokens: TokenSigner) =>
  async (body: z.output<typeof passwordLogin>, request: ServiceRequest): Promise<SignedIn> => {
    const name = body.key.normalize('NFKC').toLowerCase();
    const [account] = await db
      .select()
      .from(accounts)
      .where(or(eq(accounts.username, name), eq(accounts.email, name)));

    const subjects = await subjectsOf(db, account?.id, {
      name,
      device: body.device,
      ip: request.ip,
    });
    for (const subject of subjects) await countTry(db, subject);
    const right = await checkPassword(account?.passwordHash, body.params.password);
    if (!account || !right) throw new Problem('WRONG_CREDENTIALS');
    await forgetTries(db, subjects);

    const place = account.active ? await firstPlace(db, account.id, body.device) : undefined;
    if (!place) throw new Problem('ACCOUNT_INACTIVE');

    const issued = await issue(tokens, account, place);
    await db.transaction((tx) => openSession(tx, issued, account.id, place, request, body));
    return issued.answer;
  };
