/**
 * Asks at most once in so many ms: who asks meanwhile is given what was found, or waits for the same answer.
 * What takes longer than `patience` ms, or fails, is `otherwise`. A clock that is set back makes no answer count longer.
 */
export function remembered<T>(
  { ms, patience, otherwise }: { ms: number; patience: number; otherwise: T },
  ask: (tooLong: AbortSignal) => Promise<T>,
): () => Promise<T> {
  let last: { answer: Promise<T>; until: number } | undefined;
  const asked = async () => {
    const tooLong = AbortSignal.timeout(patience);
    const over = new Promise<T>((resolve) => {
      tooLong.addEventListener('abort', () => resolve(otherwise), { once: true });
    });
    return Promise.race([ask(tooLong).catch(() => otherwise), over]);
  };
  return () => {
    if (last && performance.now() < last.until) return last.answer;
    const answer = asked();
    const mine = { answer, until: Number.POSITIVE_INFINITY };
    void answer.then(() => {
      mine.until = performance.now() + ms;
    });
    last = mine;
    return answer;
  };
}
