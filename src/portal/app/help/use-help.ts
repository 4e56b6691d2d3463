import { useCallback, useEffect, useState } from 'react';
import { useSaying } from '@/portal/app/texts/use-saying';
import type { Read } from '@/portal/kit/calls/use-reader';
import { readHelp } from './help-texts';

type Answer = Awaited<ReturnType<typeof readHelp>>;
type Outcome = Pick<Read<Answer>, 'answer' | 'reading'>;

/** A screen's help in the reader's language, read as a screen reads its rows. */
export function useHelp(screen: string): Read<Answer> {
  const { language, say } = useSaying();
  const [tries, setTries] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>({ answer: undefined, reading: idle });
  useEffect(() => {
    let isAsked = tries >= 0;
    readHelp(screen, language).then(
      (answer) => isAsked && setOutcome({ answer: say(answer), reading: idle }),
      () => isAsked && setOutcome({ answer: undefined, reading: failed }),
    );
    return () => {
      isAsked = false;
    };
  }, [screen, language, say, tries]);
  return { ...outcome, reload: useCallback(() => setTries((n) => n + 1), []) };
}

const idle = { status: 'idle' } as const;
const failed = {
  status: 'failed',
  error: { code: 'NETWORK', status: 0, message: '' },
} as const;
