export type DatabaseProblemReason =
  | 'LOCKED'
  | 'NOT_WRITABLE'
  | 'WRONG_VERSION'
  | 'WILL_NOT_OPEN'
  | 'TOO_OLD'
  | 'NEWER'
  | 'MOVING'
  | 'REFUSED'
  | 'UNREACHABLE';

/** Why a database cannot be used; the message is one English line for whoever operates it. */
export class DatabaseProblem extends Error {
  override name = 'DatabaseProblem';

  constructor(
    readonly reason: DatabaseProblemReason,
    message: string,
  ) {
    super(message);
  }
}
