import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

/** A file that goes with a letter. */
export interface LetterFile {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** One e-mail to one person. */
export interface Letter {
  to: string;
  /** Where an answer goes, where that is not whoever sends it. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** The same each time that one letter is sent: a mailbox that gets it twice can tell. One of its own where left out. */
  messageId?: string;
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly LetterFile[];
}

/** Sends a letter; throws where it cannot be handed on. */
export type SendMail = (letter: Letter) => Promise<void>;

const patienceMs = 15_000;

/** No answering machine is to answer it. */
const asSent = (from: string, { headers, attachments = [], ...letter }: Letter) => ({
  ...{ from, ...letter, attachments: [...attachments] },
  headers: { 'Auto-Submitted': 'auto-generated', ...headers },
});

/** Hands letters to a mail server, `smtp://user:password@host:port` or `smtps://...`. */
export function smtpMail({ url, from }: { url: string; from: string }): SendMail {
  const timeouts = {
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  };
  const transport = createTransport({ url, ...timeouts });
  return async (letter) => {
    await transport.sendMail(asSent(from, letter));
  };
}

/** Puts letters into a folder, one `.eml` each that any mail program opens. */
export function outboxMail(folder: string): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (letter) => {
    const from = 'Niti Portal <niti@localhost>';
    const { message } = await transport.sendMail(asSent(from, letter));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replace(/\D/g, '')}-${randomUUID().slice(0, 8)}.eml`;
    const draft = join(folder, `.${name}`);
    // Whoever reads a letter may hold its link: nobody but the owner of the folder.
    await writeFile(draft, message, { mode: 0o600 });
    await rename(draft, join(folder, name));
  };
}

/** Where letters go out, a few at a time. */
export interface Post {
  /** The address that people use the portal by, without a slash at its end. */
  portalUrl: string;
  /** Whether letters leave the house; else they are kept in a folder. */
  delivers: boolean;
  /** Writes a letter when its turn comes, and sends it if there is one; throws where it cannot be. */
  send: (write: () => Promise<Letter | null>) => Promise<void>;
  /** The same behind the answer of whoever asks; never fails. */
  later: (write: () => Promise<Letter | null>) => void;
  /** Waits for the letters that are on their way. */
  settled: () => Promise<unknown>;
}

/** How letters are sent, the portal's address that their links begin with, and whether they leave the house. */
export interface Outgoing {
  send: SendMail;
  portalUrl: string;
  delivers?: boolean;
}

/** How many letters go out at the same time; a mail server refuses a crowd. */
const most = 4;

/** What a failed sending says of itself. */
export interface MailError {
  code?: unknown;
  responseCode?: unknown;
  /** The mail server's own words, which may quote addresses: for no log. */
  response?: unknown;
}

const codeOf = ({ code, responseCode }: MailError) =>
  [code, responseCode].filter(Boolean).join(' ') || 'unknown';

/** `failed` is told what went wrong by its code alone: messages quote addresses. */
export function postOffice(
  { portalUrl, delivers = true, send }: Outgoing,
  failed: (code: string) => void,
): Post {
  const host = new URL(portalUrl).hostname;
  const named = (letter: Letter): Letter => ({ messageId: `<${randomUUID()}@${host}>`, ...letter });
  const lines = Array.from({ length: most }, (): Promise<void> => Promise.resolve());
  function inTurn(write: () => Promise<Letter | null>): Promise<void> {
    const turn = (lines.shift() ?? Promise.resolve())
      .then(write)
      .then((letter) => (letter ? send(named(letter)) : undefined))
      .catch((error: MailError) => {
        failed(codeOf(error));
        throw error;
      });
    lines.push(turn.catch(() => {}));
    return turn;
  }
  return {
    ...{ portalUrl, delivers },
    send: inTurn,
    later: (write) => void inTurn(write).catch(() => {}),
    settled: () => Promise.all(lines),
  };
}
