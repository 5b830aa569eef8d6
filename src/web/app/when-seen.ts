/** An area above the screen counts as seen, too: somebody may have jumped to the end of the page. */
const SCREEN = { rootMargin: '99999px 0px 0px' };

/** By then (ms) nothing else is going on. */
const AT_LATEST_MS = 3000;

/** Name of the window's event that says that another page, or this one with another query, is being opened (`page-transitions.ts`). */
export const NAVIGATING = 'navigating';

/**
 * Calls `seen` once: when `area` begins on screen, when somebody begins to use the page, or after 3 s. Returns how to stop. Also when
 * a navigation begins: React does not show the next page before every part that was rendered with this one has hydrated.
 */
export function whenSeen(area: Element, seen: () => void): () => void {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const done = () => {
    stop();
    seen();
  };
  const observer = new IntersectionObserver(([first]) => first?.isIntersecting && done(), SCREEN);
  const rest = setTimeout(done, AT_LATEST_MS);
  waiting.signal.onabort = () => {
    clearTimeout(rest);
    observer.disconnect();
  };
  // While capturing, so before React, which stops events in parts that have not hydrated.
  const capture = { capture: true, signal: waiting.signal };
  for (const sign of ['scroll', 'pointerover', 'focusin', 'click', NAVIGATING]) addEventListener(sign, done, capture);
  // The area itself has no box (`display: contents`).
  if (area.firstElementChild) observer.observe(area.firstElementChild);
  else done();
  return stop;
}
