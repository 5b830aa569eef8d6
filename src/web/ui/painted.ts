/** Resolves once what has changed so far is on screen; never while nobody sees the page. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
