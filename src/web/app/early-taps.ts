declare global {
  interface Window {
    /** Elements tapped before hydration; the document's first script collects them. */
    earlyTaps?: (HTMLElement | null)[] | null;
  }
}

/** Taps on `data-early` controls and submits of `data-early` forms that came before hydration happen now. */
export function replayEarlyTaps(): void {
  const taps = window.earlyTaps ?? [];
  window.earlyTaps = null;
  for (const element of taps) {
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else if (element?.isConnected) element.click();
  }
}
