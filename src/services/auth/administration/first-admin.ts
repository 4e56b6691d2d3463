import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidv7 } from 'uuidv7';
import { hashPassword } from '@/services/auth/sign-in/passwords';
import { accounts } from '@/services/auth/tables';
import { ensureBuiltinRoles } from './builtin-roles';

/** Adds the platform's first SMART Admin, with the user name `admin`. */
export async function createFirstAdmin(
  db: NodePgDatabase,
  { email, password, name }: { email: string; password: string; name: string },
): Promise<void> {
  const roles = await ensureBuiltinRoles(db);
  await db.insert(accounts).values({
    id: uuidv7(),
    email: email.toLowerCase(),
    username: 'admin',
    fullname: name,
    passwordHash: await hashPassword(password),
    platformRoleId: roles['smart-admin'],
    createdAt: new Date().toISOString(),
  });
}
