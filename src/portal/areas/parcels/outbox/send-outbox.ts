import type { ApiError, ErrorCode } from '@/contracts/kit/calls/errors';
import type { ApiClient } from '@/portal/kit/calls/api-client';
import type { Owner } from '@/portal/kit/form/unsent/unsent';
import { type Entry, isOf, outbox } from './outbox';
import { keepReceived } from './received';
import { sendEntry } from './send-entry';

/** Nothing can be sent now, whatever it is: the entry waits, and so do those behind it. */
const cutOff: ReadonlySet<ErrorCode> = new Set([
  'NETWORK',
  'UNAVAILABLE',
  'TOO_MANY_TRIES',
  'PROPERTY_CHANGED',
]);
/** It may be this entry alone: after a few tries it steps aside. */
const doubtful: ReadonlySet<ErrorCode> = new Set(['FAILED', 'TIMEOUT', 'ABORTED']);
const mostTries = 3;

/** Whether an entry that stepped aside for this may go through if it is tried again as it is. */
export const mayRetry = ({ code }: ApiError) => doubtful.has(code);

const isCutOff = ({ code, status }: ApiError) => status === 401 || cutOff.has(code);

/** Sends one entry, with its outcome kept; answers whether the next one may follow. */
async function sendOne(api: ApiClient, entry: Entry): Promise<boolean> {
  const { draft, tries = 0 } = entry;
  const answer = await sendEntry(api, entry);
  if ('parcel' in answer) {
    await keepReceived(answer.parcel, entry, draft.dropId);
    await outbox.remove([entry.id]);
    return true;
  }
  const { error } = answer;
  if (isCutOff(error)) return false;
  const isAgain = doubtful.has(error.code) && tries + 1 < mostTries;
  const now = (await outbox.all()).find(({ id }) => id === entry.id) ?? entry;
  await outbox.put({ ...now, tries: tries + 1, ...(!isAgain && { error }) });
  return !isAgain;
}

async function sendAll(api: ApiClient, owner: Owner): Promise<void> {
  for (;;) {
    const entry = (await outbox.all()).filter(isOf(owner)).find(({ error }) => !error);
    if (!entry || !(await sendOne(api, entry))) return;
  }
}

let before: Promise<void> = Promise.resolve();

/** One sender of this browser at a time; of this tab, where the browser has no locks. */
function alone(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) return navigator.locks.request('niti-counter-outbox', work);
  before = before.then(work, work);
  return before;
}

/** Sends what the owner typed, the oldest first, each once whatever other tabs do. */
export const sendOutbox = (api: ApiClient, owner: Owner): Promise<void> =>
  alone(() => sendAll(api, owner).finally(outbox.note));
