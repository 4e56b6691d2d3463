import { CardKeyProblem } from '@/services/db/card-seal';
import { DatabaseProblem } from '@/services/db/database';
import { KeepingProblem } from '@/services/keeping/keeping-problem';
import { PresenceProblem } from '@/services/kit/presence/presence';
import { StoreProblem } from '@/services/upload';
import { SettingsProblem } from '@/settings';
import { StartProblem } from './prepare';

const expected = [
  CardKeyProblem,
  DatabaseProblem,
  KeepingProblem,
  PresenceProblem,
  SettingsProblem,
  StartProblem,
  StoreProblem,
];

/** Ends the process with exactly one line on standard error; `what` it could not do where it is our fault. */
export const giveUp =
  (what: string) =>
  (error: unknown): never => {
    const known = expected.some((kind) => error instanceof kind);
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${known ? '' : `${what}: `}${message.split('\n', 1)[0]}\n`);
    process.exit(1);
  };
