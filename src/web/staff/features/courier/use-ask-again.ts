import { useEffect } from 'react';

/** How often an open page asks what is new (ms). */
const ASK_EVERY_MS = 10_000;

/** Asks now, regularly while the page is seen, and once the network is back. */
export function useAskAgain(ask: () => Promise<void>): void {
  useEffect(() => {
    const askNow = () => void ask();
    const look = () => document.visibilityState === 'visible' && askNow();
    askNow();
    const timer = setInterval(look, ASK_EVERY_MS);
    addEventListener('online', askNow);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', askNow);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ask]);
}
