import { useLayoutEffect, useState } from 'react';

/** How often fonts have come since this was first rendered: what was measured before that was measured in another one. */
export function useFonts(): number {
  const [times, setTimes] = useState(0);
  useLayoutEffect(() => {
    const come = () => setTimes((before) => before + 1);
    document.fonts.addEventListener('loadingdone', come);
    return () => document.fonts.removeEventListener('loadingdone', come);
  }, []);
  return times;
}
