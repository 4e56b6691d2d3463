import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** An e-mail as it lies in an outbox. */
export interface SentLetter {
  to: string;
  /** By which a mailbox knows it again. */
  id: string;
  /** All of its text, plain and HTML, decoded. */
  body: string;
  /** The link that it holds. */
  link: string;
}

const unquoted = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const decoded = (part: string) => {
  const [head = '', ...rest] = part.split(/\r?\n\r?\n/);
  const text = rest.join('\n\n');
  return /transfer-encoding: base64/i.test(head)
    ? Buffer.from(text, 'base64').toString('utf8')
    : unquoted(text);
};

function read(file: string): SentLetter {
  const source = readFileSync(file, 'utf8');
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? '';
  const body = source.split(`--${boundary}`).slice(1).map(decoded).join('\n');
  return {
    to: /^To: (.*?)\r?$/m.exec(source)?.[1] ?? '',
    id: /^Message-ID: (<.*?>)\r?$/m.exec(source)?.[1] ?? '',
    body,
    link: /https?:\/\/\S+\/(?:resetpassword|invitation)#[\w-]+/.exec(body)?.[0] ?? '',
  };
}

/** The letters of an outbox to one address, oldest first, once there are that many. */
export async function lettersTo(outbox: string, to: string, many = 1): Promise<SentLetter[]> {
  for (let tries = 0; ; tries++) {
    const names = existsSync(outbox) ? readdirSync(outbox).filter((name) => !/^\./.test(name)) : [];
    const letters = names
      .sort()
      .map((name) => read(join(outbox, name)))
      .filter((letter) => letter.to === to);
    if (letters.length >= many) return letters;
    if (tries > 200) throw new Error(`${letters.length} letters to ${to}, not ${many}`);
    await setTimeout(50);
  }
}
