export interface EarlyTap {
  on: HTMLElement;
  /** A click on a button or a mark, something typed or chosen, or a form sent. */
  event: Event;
  /** Of the element, then. */
  value: string;
}

declare global {
  interface Window {
    /**
     * What was done before hydration; the document's first script collects it. Null once the page has taken over:
     * from then on only what happens in parts that hydrate later (`data-later`) is collected, in `lateTaps`.
     */
    earlyTaps?: EarlyTap[] | null;
    lateTaps?: EarlyTap[];
  }
}

/** What was done before hydration happens now. */
export function replayEarlyTaps(): void {
  window.lateTaps = window.earlyTaps ?? [];
  window.earlyTaps = null;
  replayLateTaps();
  // A part that waits until somebody comes near begins.
  for (const { on } of window.lateTaps) on.focus({ preventScroll: true });
}

/** The same in whatever has taken over by now. */
export function replayLateTaps(): void {
  const ready: EarlyTap[] = [];
  const waiting: EarlyTap[] = [];
  for (const tap of window.lateTaps ?? []) (tap.on.closest('[data-later]') ? waiting : ready).push(tap);
  window.lateTaps = waiting;
  void replay(ready);
}

async function replay(taps: EarlyTap[]): Promise<void> {
  // Marks are as they were rendered, so that each tap on one changes it again.
  for (const { on } of taps) if (on instanceof HTMLInputElement) on.checked = on.defaultChecked;
  for (const { on, event, value } of taps) {
    // A list that was drawn meanwhile shows what it was rendered with.
    if (on instanceof HTMLSelectElement) on.value = value;
    if (event.type === 'click') on.click();
    else on.dispatchEvent(event);
    // What one tap changed is drawn before the next: two on plus are two more.
    await null;
  }
}
