import { useCallback, useState } from 'react';

const asItIs = (asked: string) => asked;

/**
 * The text of a field that follows what is asked for. It takes what others ask (Back, a link, a reset)
 * and keeps what is typed; whoever asks a while after the typing says by `sent` what is its own.
 */
export function useTyped(asked: string, write: (asked: string) => string = asItIs) {
  const [typed, setTyped] = useState(() => write(asked));
  const [last, setLast] = useState({ asked, sent: asked });
  if (asked !== last.asked) {
    setLast({ asked, sent: asked });
    if (asked !== last.sent) setTyped(write(asked));
  }
  const sent = useCallback(
    (value: string) => setLast((before) => ({ ...before, sent: value })),
    [],
  );
  return { typed, setTyped, sent };
}
