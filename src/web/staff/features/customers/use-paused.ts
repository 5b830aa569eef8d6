import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** What was typed, once nothing was typed for a moment. */
export function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
