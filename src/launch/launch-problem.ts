/** Why the product cannot start or go on, in one line for whoever started it. */
export class LaunchProblem extends Error {
  override name = 'LaunchProblem';
}
