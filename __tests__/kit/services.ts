import { sessionEndpoints } from '@/contracts/auth/session';
import { chatTokenHeader } from '@/contracts/kit/calls/chat-token';
import { type CallOf, type Endpoint, type ReplyOf, rename } from '@/contracts/kit/calls/endpoint';
import { unwrap } from '@/contracts/kit/calls/envelopes';
import type { ApiError } from '@/contracts/kit/calls/errors';
import { receivedFile } from '@/portal/kit/files/received-file';
import type { Letter } from '@/services/kit/mail/post';
import type { ReportContent } from '@/services/kit/reports/report';
import { type StoredLine, withoutWords } from './audit-words';
import type { Instance, InstanceOptions } from './host/instance';
import type { Nightly, Taken } from './host/night';
import type { Mailing } from './host/remind';
import type { AskedReport } from './host/report';
import type { Reporting, SentReport } from './host/reports';

const demoPassword = 'niti-demo-2569';

/** The accounts of the demo world; `village` works in another property than the middle three. */
export type DemoAccount = 'admin' | 'manager' | 'counter' | 'finance' | 'village';

/** How a call ended: `data` where it succeeded, `error` where not. */
export interface Answer<T> {
  status: number;
  data?: T;
  error?: ApiError;
}

const host = () => {
  const url = process.env.NITI_TEST_HOST;
  if (!url) throw new Error('the test services are not running: see __tests__/kit/global-setup.ts');
  return url;
};

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const reply = await fetch(host() + path, { method, body: JSON.stringify(body) });
  const answer = await reply.json();
  if (!reply.ok) throw new Error(answer.message);
  return answer as T;
}

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: readonly File[];
}

function address(base: string, endpoint: Endpoint, { params = {}, query = {} }: Parts): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const url = new URL(`${base}/${endpoint.service}/api/v1${path}`);
  for (const [name, value] of Object.entries(rename(query, endpoint.wire) ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.toString();
}

function bodyOf(endpoint: Endpoint, { body, files }: Parts) {
  if (!files) return body === undefined ? null : JSON.stringify(rename(body, endpoint.wire));
  const form = new FormData();
  const fields = rename(body ?? {}, endpoint.wire) as object;
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value ?? ''));
  for (const file of files) form.append('files', file);
  return form;
}

/** The product's own services over a database of their own, for the tests of one file. */
export class Services {
  private id = '';
  private readonly tokens = new Map<DemoAccount, string>();
  /** Of the same sessions, by their access tokens. */
  private readonly chatTokens = new Map<string, string>();
  url = '';
  /** Theirs alone: what a test signs with it, these services take for their own. */
  tokenSecret = '';
  /** The folder of the e-mails that they sent. */
  outbox = '';
  /** The folder of the files that they keep. */
  uploads = '';
  /** The file that invoices are fetched from; there is none at first. */
  accounting = '';
  /** What they serve, each as `GET /path`. */
  routes: readonly string[] = [];
  /** Of the records that calls name: where each kind lies, and what is said of one that may not be named. */
  kinds = {} as Instance['kinds'];

  async start(options: InstanceOptions): Promise<void> {
    Object.assign(this, await ask<object>('POST', '/', options));
  }

  async stop(): Promise<void> {
    if (this.id) await ask('DELETE', `/${this.id}`);
  }

  /** The rows that a statement returns; throws with the database's message. */
  sql<Row = Record<string, unknown>>(statement: string, values: unknown[] = []): Promise<Row[]> {
    return ask('POST', `/${this.id}/sql`, { statement, values });
  }

  /** The lines of their log, of services that were started with `logs`. */
  log(): Promise<string[]> {
    return ask('POST', `/${this.id}/log`);
  }

  /** Reminds residents of parcels, as the timer does, three times at once. */
  remind(holiday = false): Promise<{ reminded: number }> {
    return ask('POST', `/${this.id}/remind`, { holiday });
  }

  /** Sends the letters that are owed, as the timer does, three times at once. */
  async sendLetters(mailing: Mailing = {}): Promise<Letter[]> {
    const { letters } = await ask<{ letters: Letter[] }>('POST', `/${this.id}/letters`, mailing);
    return letters;
  }

  /** Takes away what is over, as the timers of three processes do; answers what each end of a night told. */
  night(at: string, asked: Nightly = {}): Promise<{ ended: Taken[]; failed: string[] }> {
    return ask('POST', `/${this.id}/night`, { at, ...asked });
  }

  /** Plans and sends reports at an instant, as the timers of three processes do. */
  sendReports(
    asked: Reporting,
  ): Promise<{ letters: SentReport[]; logged: string[]; unwritten: number }> {
    return ask('POST', `/${this.id}/reports`, asked);
  }

  /** What a kind of report says. */
  report(asked: Omit<AskedReport, 'paper'>): Promise<ReportContent> {
    return ask('POST', `/${this.id}/report`, asked);
  }

  /** The document that a kind of report has of its own. */
  async reportPaper(asked: AskedReport): Promise<{ name: string; content: Uint8Array }> {
    const path = `/${this.id}/report`;
    const { name, content } = await ask<{ name: string; content: string }>('POST', path, {
      ...{ ...asked, paper: true },
    });
    return { name, content: Buffer.from(content, 'base64') };
  }

  /** Makes a call as a portal would, with or without a token, and opens the envelope. */
  async call<E extends Endpoint>(
    endpoint: E,
    call: CallOf<E>,
    token?: string,
  ): Promise<Answer<ReplyOf<E>>> {
    const parts = call as Parts;
    const reply = await fetch(address(this.url, endpoint, parts), {
      method: endpoint.method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(token &&
          endpoint.service === 'chat' && { [chatTokenHeader]: this.chatTokens.get(token) ?? '' }),
        ...(parts.body !== undefined && !parts.files && { 'content-type': 'application/json' }),
      },
      body: bodyOf(endpoint, parts),
    });
    const { status } = reply;
    const isFile = reply.ok && endpoint.envelope === 'file';
    const body = isFile
      ? receivedFile(await reply.blob(), Object.fromEntries(reply.headers))
      : await reply.json();
    if (!reply.ok) return { status, error: { ...body, status } };
    return { status, data: endpoint.reply.parse(unwrap(endpoint.envelope, body)) as ReplyOf<E> };
  }

  /** Like `call`, but throws where the call fails. */
  async get<E extends Endpoint>(endpoint: E, call: CallOf<E>, token?: string) {
    const { data, error } = await this.call(endpoint, call, token);
    if (error) throw new Error(`${endpoint.path}: ${JSON.stringify(error)}`);
    return data as ReplyOf<E>;
  }

  /** The access token of a demo account, which signs in once. */
  async signIn(name: DemoAccount): Promise<string> {
    const known = this.tokens.get(name);
    if (known) return known;
    const params = { password: demoPassword };
    const body = { key: name, type: 'password', app: 'niti', params } as const;
    const { accessToken, chattoken } = await this.get(sessionEndpoints.login, { body });
    this.chatTokens.set(accessToken, chattoken);
    this.tokens.set(name, accessToken);
    return accessToken;
  }
}

/** All that the file's tests had logged is told in words, and names its record. */
async function readLog(services: Services): Promise<void> {
  const lines = await services.sql<StoredLine>(
    'select distinct action, entity, title, changes from audit_log',
  );
  expect([...new Set(lines.flatMap(withoutWords))]).toEqual([]);
}

/**
 * Starts services before a file's tests; after them it reads the audit log, and ends the services. With
 * `timers` for tests that wait for what is done by the clock, or for that nothing is.
 */
export function startServices(options: InstanceOptions = {}): Services {
  const services = new Services();
  beforeAll(() => services.start(options), 120_000);
  afterAll(async () => {
    try {
      await readLog(services);
    } finally {
      await services.stop();
    }
  });
  return services;
}

/** A database alone, where the demo world of any instant can be put. */
export function startWorld() {
  let id = '';
  beforeAll(async () => {
    id = (await ask<{ id: string }>('POST', '/world')).id;
  }, 120_000);
  afterAll(() => ask('DELETE', `/${id}`));
  return {
    seedAt: (now: string) => ask('POST', `/${id}/seed`, { now }),
    sql: <Row = Record<string, unknown>>(statement: string, values: unknown[] = []) =>
      ask<Row[]>('POST', `/${id}/sql`, { statement, values }),
  };
}
