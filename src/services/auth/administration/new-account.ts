import { like, or, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { noPassword } from '@/services/auth/sign-in/invitation';
import { accounts } from '@/services/auth/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Db } from '@/services/kit/database/db';
import { changeStamp } from '@/services/kit/records/change-row';

const mostLetters = 50;

/** A user name that nobody has: what stands before the `@`, with a number where that is taken. */
async function freeUsername(db: Db, email: string): Promise<string> {
  const before = email.split('@', 1)[0]?.slice(0, mostLetters) ?? '';
  const wanted = before.length > 1 ? before : `${before}-1`;
  const escaped = wanted.replace(/[\\%_]/g, '\\$&');
  const alike = await db
    .select({ username: accounts.username })
    .from(accounts)
    .where(or(sql`${accounts.username} = ${wanted}`, like(accounts.username, `${escaped}-%`)));
  const taken = new Set(alike.map(({ username }) => username));
  if (!taken.has(wanted)) return wanted;
  for (let n = 2; ; n++) if (!taken.has(`${wanted}-${n}`)) return `${wanted}-${n}`;
}

interface Wanted {
  email: string;
  username?: string | undefined;
  fullname: string;
  platformRoleId: string | null;
}

/** Adds an account that nobody can sign in to until its person has chosen a password; answers its id. */
export async function addAccount(
  db: Db,
  request: ServiceRequest,
  { username, ...fields }: Wanted,
): Promise<string> {
  const id = uuidv7();
  const stamp = changeStamp(request);
  await db.insert(accounts).values({
    ...fields,
    ...stamp,
    id,
    username: username ?? (await freeUsername(db, fields.email)),
    passwordHash: noPassword,
    createdAt: stamp.updatedAt,
  });
  return id;
}
