import type { ApiError, ErrorCode } from '@/contracts/kit/calls/errors';

const told = new WeakSet<object>();

/** Notes that a failure is put into words where it belongs: nobody needs to tell it again. */
export const markTold = (error: Pick<ApiError, 'code'>): void => void told.add(error);

const standing: ErrorCode[] = [];

/** Notes that a screen says this of itself: while it does, no call tells it again. Answers the way to end that. */
export function tellStanding(code: ErrorCode): () => void {
  standing.push(code);
  return () => void standing.splice(standing.indexOf(code), 1);
}

/** Whether somebody has put the failure into words. */
export const isTold = (error: ApiError): boolean =>
  told.has(error) || standing.includes(error.code);

/** All of some calls' answers; where several are refused, the first refusal is told for all of them. */
export function together<T extends readonly Promise<unknown>[] | []>(calls: T) {
  const answers = Promise.all(calls);
  answers.catch((first) => {
    for (const call of calls) {
      call.catch((refused) => refused !== first && markTold(refused));
    }
  });
  return answers;
}
