import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** The numbers of cards cannot be opened; the message is one line for whoever operates the services. */
export class CardKeyProblem extends Error {
  override name = 'CardKeyProblem';
}

/** Secrets by their ids; the first seals, all of them open. */
export type CardKeys = Readonly<Record<string, string>>;

const derived = (secret: string, use: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `niti cards: ${use}`, 32));

interface Key {
  id: string;
  seals: Buffer;
  tells: Buffer;
}
let held: readonly Key[] = [];

/** Gives this process its keys, before it reads or writes a card's number. */
export function holdCardKeys(keys: CardKeys): void {
  held = Object.entries(keys).map(([id, secret]) => ({
    ...{ id, seals: derived(secret, 'seal'), tells: derived(secret, 'match') },
  }));
}

function firstKey(): Key {
  const [first] = held;
  if (!first) throw new CardKeyProblem('CARD_KEYS: this process holds none.');
  return first;
}

function keyNamed(id: string | undefined): Key {
  const key = held.find((one) => one.id === id);
  if (!key) throw new CardKeyProblem(`CARD_KEYS has no key ${id}, which sealed what is stored.`);
  return key;
}

function encrypted({ seals }: Key, label: string, plain: Buffer): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', seals, iv).setAAD(Buffer.from(label));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

function decrypted({ id, seals }: Key, label: string, sealed: Buffer): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', seals, sealed.subarray(0, 12));
    decipher.setAAD(Buffer.from(label)).setAuthTag(sealed.subarray(12, 28));
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
  } catch {
    throw new CardKeyProblem(`CARD_KEYS: ${id} is not the key that sealed what is stored.`);
  }
}

const matchBy = ({ tells }: Key, label: string, plain: string) =>
  createHmac('sha256', tells).update(`${label}\n${plain}`).digest().subarray(0, 16);

/** `key.match.sealed`: equal texts under one label and key have the same match, and nothing else in common. */
export function seal(label: string, plain: string): string {
  const key = firstKey();
  const sealed = encrypted(key, label, Buffer.from(plain));
  return `${key.id}.${matchBy(key, label, plain).toString('base64url')}.${sealed.toString('base64url')}`;
}

/** Throws `CardKeyProblem` where its key is not held or is another one. */
export function unseal(label: string, stored: string): string {
  const [id, , sealed = ''] = stored.split('.');
  return decrypted(keyNamed(id), label, Buffer.from(sealed, 'base64url')).toString();
}

/** How a text is told among those sealed under a label, by any of the keys. */
export const matchesOf = (label: string, plain: string): string[] =>
  held.map((key) => matchBy(key, label, plain).toString('base64url'));

/** Begins no file that people send. */
const mark = 1;

/** Like `seal`, of bytes that are never looked for. */
export function sealBytes(label: string, plain: Buffer): Buffer {
  const key = firstKey();
  const id = Buffer.from(key.id);
  return Buffer.concat([Buffer.of(mark, id.length), id, encrypted(key, label, plain)]);
}

/** What bears no mark is bytes from before there were keys. */
export function unsealBytes(label: string, stored: Buffer): Buffer {
  const [first, length = 0] = stored;
  if (first !== mark) return stored;
  const body = 2 + length;
  return decrypted(keyNamed(stored.toString('utf8', 2, body)), label, stored.subarray(body));
}
