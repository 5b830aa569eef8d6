declare global {
  interface Window {
    /**
     * Elements tapped before hydration; the document's first script collects them. Null once the page has taken over:
     * from then on only taps in parts that hydrate later (`data-later`) are collected, in `lateTaps`.
     */
    earlyTaps?: HTMLElement[] | null;
    lateTaps?: HTMLElement[];
  }
}

/** Taps on buttons and submits of `data-early` forms that came before hydration happen now. */
export function replayEarlyTaps(): void {
  const taps = window.earlyTaps ?? [];
  window.earlyTaps = null;
  for (const element of taps) {
    if (element.closest('[data-later]')) keepForLater(element);
    else replay(element);
  }
}

/** The same for a part that has just taken over. */
export function replayLateTaps(area: HTMLElement): void {
  const taps = window.lateTaps ?? [];
  window.lateTaps = taps.filter((element) => !area.contains(element));
  for (const element of taps) if (area.contains(element)) replay(element);
}

function keepForLater(element: HTMLElement): void {
  window.lateTaps ??= [];
  window.lateTaps.push(element);
  // A part that waits until somebody comes near begins.
  element.focus({ preventScroll: true });
}

function replay(element: HTMLElement): void {
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else if (element.isConnected) element.click();
}
