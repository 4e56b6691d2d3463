import { useEffect, useState } from 'react';

const tickMs = 250;

/** Whole seconds until a moment (milliseconds since 1970), at most so many; none on the server. */
export function useSecondsLeft(until: number, most: number): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const tick = () => {
      const seconds = Math.ceil((until - Date.now()) / 1000);
      setLeft(Math.min(most, Math.max(0, seconds)));
      if (seconds <= 0) clearInterval(timer);
    };
    const timer = setInterval(tick, tickMs);
    tick();
    return () => clearInterval(timer);
  }, [until, most]);
  return left;
}
