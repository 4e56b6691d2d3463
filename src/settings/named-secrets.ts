/** Secrets by name, in the order in which they were given. */
export type NamedSecrets = Record<string, string>;

const pair = /^([a-z][a-z0-9-]{0,39}):(\S{32,})$/;

/** Reads `name:secret,name:secret`; undefined where that is not what it says. */
export function parseNamedSecrets(text: string): NamedSecrets | undefined {
  const secrets: NamedSecrets = {};
  for (const part of text.split(',')) {
    const [, name, secret] = pair.exec(part.trim()) ?? [];
    if (!name || !secret || Object.hasOwn(secrets, name)) return undefined;
    secrets[name] = secret;
  }
  return secrets;
}
