import type { LaunchedSettings } from '@/settings';

/** What was found of one part: well, to be looked at, or wrong; in words for whoever operates it. */
export interface Finding {
  is: 'ok' | 'look' | 'wrong';
  of: string;
  says: string;
}

export type Look = (settings: LaunchedSettings) => Promise<Finding[]>;

export const ok = (of: string, says: string): Finding => ({ is: 'ok', of, says });
export const look = (of: string, says: string): Finding => ({ is: 'look', of, says });
export const wrong = (of: string, says: string): Finding => ({ is: 'wrong', of, says });

interface Failure {
  message?: string;
  code?: string;
  /** What `fetch` and Pusher's client failed by. */
  cause?: Failure;
  error?: Failure;
}

/** The first line of why something failed, by what is beneath it. */
export function why(failure: unknown): string {
  const { message, code, cause, error } = failure as Failure;
  const beneath = cause ?? error;
  if (beneath?.code || beneath?.message) return why(beneath);
  const [line = ''] = (message || code || String(failure)).split('\n', 1);
  // The address of a call to a real-time server holds its signature.
  return line.replace(/^request to \S+ failed, reason: /, '');
}
