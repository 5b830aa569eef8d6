/** What lies above the screen counts as well, as after a jump to the end. */
const SCREEN = { rootMargin: '99999px 0px 0px' };

/** By then the page is at rest. */
const AT_LATEST_MS = 3000;

/** Calls once when the first of `area` is on screen or somebody begins to use the page; at the latest at rest. Returns how to stop. */
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
  // Before React hears of them: it stops what happens in parts that wait.
  const capture = { capture: true, signal: waiting.signal };
  for (const sign of ['scroll', 'pointerover', 'focusin', 'click']) addEventListener(sign, done, capture);
  // The area itself has no box.
  if (area.firstElementChild) observer.observe(area.firstElementChild);
  else done();
  return stop;
}
