/**
 * Asks once for all who wait. Whoever comes while an answer is under way gets the next one, so that
 * nobody's answer was asked for before they came.
 */
export function askedTogether<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  const askNow = () => {
    next = undefined;
    const answer = ask();
    underWay = answer;
    return answer;
  };
  return () => {
    next ??= underWay.then(askNow, askNow);
    return next;
  };
}
