import { type AxiosInstance, isAxiosError, isCancel } from 'axios';
import { ZodObject } from 'zod';
import { type CallOf, type Endpoint, type ReplyOf, rename } from '@/contracts/kit/calls/endpoint';
import { unwrap } from '@/contracts/kit/calls/envelopes';
import {
  type ApiError,
  ApiFailure,
  type ErrorCode,
  isErrorCode,
} from '@/contracts/kit/calls/errors';
import { receivedFile } from '@/portal/kit/files/received-file';

/** Makes a call and gives its parsed reply; throws `ApiFailure`. */
export type ApiClient = <E extends Endpoint>(
  endpoint: E,
  call: CallOf<E>,
  signal?: AbortSignal,
  /** Told how much of the call is sent, 0 to 1. */
  sent?: (share: number) => void,
  /** Told how many bytes of the answer are here. */
  received?: (bytes: number) => void,
) => Promise<ReplyOf<E>>;

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: readonly File[];
}

const fillPath = (path: string, params: Record<string, string> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const timedOut: ReadonlySet<string> = new Set(['ECONNABORTED', 'ETIMEDOUT']);

/** Fields first: the service reads them before the files, which it reads while they arrive. */
function formOf(files: readonly File[], fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (value !== undefined) form.append(name, String(value ?? ''));
  }
  for (const file of files) form.append('files', file);
  return form;
}

/** A call that can bring files is multipart, also where it brings none. */
const takesFiles = ({ call }: Endpoint) => call instanceof ZodObject && 'files' in call.shape;

const failed = (code: ErrorCode, status = 0, cause?: unknown): ApiFailure =>
  new ApiFailure({ code, status, message: '' }, { cause });

/** A body as its text says: where a file was asked for, what went wrong comes as a blob of JSON. */
async function readable(body: unknown): Promise<unknown> {
  if (!(body instanceof Blob) || !body.type.includes('json')) return body;
  try {
    return JSON.parse(await body.text());
  } catch {
    return body;
  }
}

/**
 * Any failure of a call as an `ApiFailure`: the service's own words, or what the network did. An answer
 * that is not as the contract says is a failure too.
 */
async function failureOf(cause: unknown): Promise<ApiFailure> {
  if (cause instanceof ApiFailure) return cause;
  if (isCancel(cause)) return failed('ABORTED');
  if (!isAxiosError(cause)) return failed('FAILED', 0, cause);
  if (!cause.response) return failed(timedOut.has(cause.code ?? '') ? 'TIMEOUT' : 'NETWORK');
  const { status, data } = cause.response;
  return refusal(await readable(data), status);
}

function refusal(body: unknown, status: number): ApiFailure {
  const said = (typeof body === 'object' && body !== null ? body : {}) as Partial<ApiError>;
  if (isErrorCode(said.code)) {
    return new ApiFailure({ ...said, code: said.code, status, message: said.message ?? '' });
  }
  if (status === 401) return failed('SESSION_ENDED', status);
  return failed(status === 503 || status === 502 ? 'UNAVAILABLE' : 'FAILED', status);
}

/** What a service says whose token is no longer good; no words for a person. */
const revoked = 'Token Revoked';

/** What an answer of status 2xx says of itself when it is no answer after all. */
function disguised(body: unknown): ApiFailure | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { code, status, message: beside, data } = body as Record<string, unknown>;
  const inside = (data as { message?: unknown } | null)?.message;
  const said = [beside, inside].filter((words) => typeof words === 'string');
  const [message = ''] = said.filter((words) => words !== revoked);
  const ended = (code: ErrorCode, status: number) =>
    new ApiFailure({ code, status, message, endsSession: true });
  if (said.includes(revoked)) return ended('TOKEN_REVOKED', 401);
  const told = Number(code ?? status);
  if (told === 401) return ended('SESSION_ENDED', told);
  return told === 500 ? ended('FAILED', told) : undefined;
}

const endsSession = ({ status, endsSession }: ApiError) => status === 401 || endsSession === true;

/** What the client tells whoever made it, beside refusing the call. */
export interface ClientEvents {
  /** The answer ends the session: 401, a revoked token, or 500 inside a good answer. */
  onSessionEnded?: (error: ApiError) => void;
  /** Any other failure but a call that was dropped: whoever made the call may tell it, or nobody. */
  onFailure?: (error: ApiError) => void;
  /** The session has moved to another place than the page's: nothing was done. */
  onOtherPlace?: () => void;
}

/** The portal's only way to a service: fills the path, sends, opens the envelope, parses the reply. */
export function createApiClient(http: AxiosInstance, on: ClientEvents = {}): ApiClient {
  return async (endpoint, call, signal, onSent, onReceived) => {
    const { params, query, body, files } = (call ?? {}) as Parts;
    const sent = rename(body, endpoint.wire);
    try {
      const {
        data: answered,
        status,
        headers,
      } = await http.request<unknown>({
        service: endpoint.service,
        method: endpoint.method,
        url: fillPath(endpoint.path, params),
        params: rename(query, endpoint.wire),
        data: files || takesFiles(endpoint) ? formOf(files ?? [], sent) : sent,
        responseType: endpoint.envelope === 'file' ? 'blob' : 'json',
        ...(signal && { signal }),
        ...(onSent && { onUploadProgress: ({ progress }) => onSent(progress ?? 0) }),
        ...(onReceived && { onDownloadProgress: ({ loaded }) => onReceived(loaded) }),
      });
      const data = await readable(answered);
      const failure = disguised(data);
      if (failure) throw failure;
      // JSON in a file's place is no file.
      const inside = data === answered ? unwrap(endpoint.envelope, data) : undefined;
      if (inside === undefined) throw refusal(data, status);
      const reply = inside instanceof Blob ? receivedFile(inside, headers) : inside;
      return endpoint.reply.parse(reply) as ReplyOf<typeof endpoint>;
    } catch (cause) {
      const failure = await failureOf(cause);
      const { error } = failure;
      if (endsSession(error)) on.onSessionEnded?.(error);
      else if (error.code === 'PROPERTY_CHANGED') on.onOtherPlace?.();
      else if (error.code !== 'ABORTED') on.onFailure?.(error);
      throw failure;
    }
  };
}
