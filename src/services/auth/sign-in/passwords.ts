import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

const normal = (password: string) => password.normalize('NFKC');

/** argon2id, with its parameters and salt. */
export const hashPassword = (password: string) => hash(normal(password));

let nobodys: Promise<string> | undefined;

/** Whether the password is right; takes as long for an account that does not exist. */
export async function checkPassword(known: string | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword('');
  const right = await verify(known ?? (await nobodys), normal(password));
  return right && known !== undefined;
}

// No letter or digit that reads like another.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random password of four groups of four, 79 bits. */
export const firstPassword = () =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-');
