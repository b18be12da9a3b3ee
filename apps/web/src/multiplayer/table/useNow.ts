// The time, as often as something that shows it changes.
import { useEffect, useState } from 'react';

/** Milliseconds since 1970. @param every milliseconds; null: it stands still */
export function useNow(every: number | null): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (every === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
