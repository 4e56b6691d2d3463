import { useState } from 'react';
import { uuidv7 } from 'uuidv7';

/**
 * Names a try by what it sends, for calls that count once: the same sent again, after an answer that was lost, is the
 * same try; anything else is another.
 */
export function useTries(): (sent: unknown) => string {
  const [tries] = useState(() => new Map<string, string>());
  return (sent) => {
    const key = JSON.stringify(sent);
    const id = tries.get(key) ?? uuidv7();
    tries.set(key, id);
    return id;
  };
}
