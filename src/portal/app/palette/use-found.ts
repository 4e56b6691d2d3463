import { useEffect, useRef, useState } from 'react';
import { type FoundHits, findEverywhere, type Seeker } from '@/portal/app/palette/sources';
import { useTypingPause } from '@/portal/kit/address/use-typing-pause';
import { apiBy } from '@/portal/kit/calls/api-by';
import { useAppDispatch } from '@/portal/kit/page/store';

/** Short enough to feel at once. */
const leastPauseMs = 100;
/** A single letter would find nearly everything. */
export const leastLetters = 2;

/** What was found for the text in the field. */
export type FoundFor = FoundHits & { typed: string };

const nothing: FoundFor = { typed: '', hits: [], failed: false };

/**
 * What all sources know of the text, when the hand rests; the text typed next drops the
 * question. Also the way to ask the same again.
 */
export function useFound(typed: string, seeker: Seeker): [found: FoundFor, askAgain: () => void] {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState(nothing);
  const [times, setTimes] = useState(0);
  const pauseMs = useTypingPause(leastPauseMs);
  const latest = useRef(seeker);
  latest.current = seeker;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again, it is the same question.
  useEffect(() => {
    if (typed.length < leastLetters) return setFound({ ...nothing, typed });
    const asked = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await findEverywhere(typed, latest.current, apiBy(dispatch), asked.signal);
      if (!asked.signal.aborted) setFound({ ...answer, typed });
    }, pauseMs());
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [typed, times, dispatch, pauseMs]);

  return [found, () => setTimes((before) => before + 1)];
}
