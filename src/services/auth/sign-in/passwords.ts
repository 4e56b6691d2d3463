import { hash, verify } from '@node-rs/argon2';

const normal = (password: string) => password.normalize('NFKC');

/** argon2id, with its parameters and salt. */
export const hashPassword = (password: string) => hash(normal(password));

let nobodys: Promise<string> | undefined;

/** Whether the password is right; takes as long for an account that does not exist or has none yet. */
export async function checkPassword(known: string | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword('');
  const right = await verify(known || (await nobodys), normal(password));
  return right && Boolean(known);
}
