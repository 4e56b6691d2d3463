/** Why a backup, its restoring or a move is refused, in one English line for whoever operates it. */
export class KeepingProblem extends Error {
  override name = 'KeepingProblem';
}
