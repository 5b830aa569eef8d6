export interface EarlyTap {
  on: HTMLElement;
  /** A click on a button, radio or checkbox, an input, a change of a select, or the submission of a form. */
  event: Event;
  /** The element's value when the event happened. */
  value: string;
}

declare global {
  interface Window {
    /**
     * Events from before hydration, which the document's first script collects. Null once the page is hydrated:
     * from then on only events in parts that hydrate later (`data-later`) are collected, in `lateTaps`.
     */
    earlyTaps?: EarlyTap[] | null;
    lateTaps?: EarlyTap[];
  }
}

/** Replays the events from before hydration. */
export function replayEarlyTaps(): void {
  window.lateTaps = window.earlyTaps ?? [];
  window.earlyTaps = null;
  replayLateTaps();
  // The focus makes a part hydrate that waits to be seen (`when-seen.ts`).
  for (const { on } of window.lateTaps) on.focus({ preventScroll: true });
}

/** Replays the collected events of the parts that are hydrated by now; the others stay collected. */
export function replayLateTaps(): void {
  const ready: EarlyTap[] = [];
  const waiting: EarlyTap[] = [];
  for (const tap of window.lateTaps ?? []) (tap.on.closest('[data-later]') ? waiting : ready).push(tap);
  window.lateTaps = waiting;
  void replay(ready);
}

async function replay(taps: EarlyTap[]): Promise<void> {
  // Radios and checkboxes go back to their rendered state, so that each replayed click toggles them again.
  for (const { on } of taps) if (on instanceof HTMLInputElement) on.checked = on.defaultChecked;
  for (const { on, event, value } of taps) {
    // Hydration may have reset the select to the value that it was rendered with.
    if (on instanceof HTMLSelectElement) on.value = value;
    if (event.type === 'click') on.click();
    else on.dispatchEvent(event);
    // React must render the change of one event before the next: two taps on plus add two.
    await null;
  }
}
