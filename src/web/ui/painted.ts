/** Resolves once the changes so far have been painted; not before the page is visible. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
