import { useEffect, useRef, useState } from 'react';
import { type Found, findEverywhere, type Seeker } from '@/portal/app/palette/sources';
import { apiBy } from '@/portal/kit/calls/api-by';
import { useAppDispatch } from '@/portal/kit/store';
import { looksScanned } from '@/portal/kit/use-scanned-text';

/** Short enough to feel at once, long enough not to ask for every letter. */
const pauseMs = 100;
/** A single letter would find nearly everything. */
export const leastLetters = 2;

/** What was found for the text in the field, and by which reading of it. */
export type FoundFor = Found & { typed: string; read: string };

const nothing: FoundFor = { typed: '', read: '', hits: [], failed: false };

/**
 * What all sources know of the text, a little after it was typed; the text typed next drops the
 * question. Where they know nothing and a scanner may have meant something else by the same keys,
 * they are asked for that. Also the way to ask the same again.
 */
export function useFound(
  typed: string,
  scanned: string,
  seeker: Seeker,
): [found: FoundFor, askAgain: () => void] {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState(nothing);
  const [times, setTimes] = useState(0);
  const latest = useRef(seeker);
  latest.current = seeker;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again, it is the same question.
  useEffect(() => {
    if (typed.length < leastLetters) return setFound({ ...nothing, typed });
    const asked = new AbortController();
    const timer = setTimeout(async () => {
      const find = (text: string) =>
        findEverywhere(text, latest.current, apiBy(dispatch), asked.signal);
      let read = typed;
      let answer = await find(read);
      if (answer.hits.length === 0 && scanned !== typed && looksScanned(scanned)) {
        read = scanned;
        answer = await find(read);
      }
      if (!asked.signal.aborted) setFound({ ...answer, typed, read });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [typed, scanned, times, dispatch]);

  return [found, () => setTimes((before) => before + 1)];
}
