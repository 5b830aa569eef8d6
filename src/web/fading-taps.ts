import { painted } from './ui/painted.ts';

/**
 * While two pages cross-fade, the snapshots of the view transition cover the document, and a click reaches only the root element.
 * Such a click ends the transition and is repeated on the control at its place.
 */
export function takeFadingTaps(): void {
  addEventListener('click', ({ target, isTrusted, clientX, clientY }) => {
    if (!isTrusted || target !== document.documentElement) return;
    const fades = document.documentElement.getAnimations({ subtree: true }).filter(isFade);
    if (fades.length === 0) return;
    for (const fade of fades) fade.finish();
    // The browser removes the snapshots in the frame after the one that ends the transition.
    void painted()
      .then(painted)
      .then(() => tap(clientX, clientY));
  });
}

function isFade({ effect }: Animation): boolean {
  return (effect as KeyframeEffect | null)?.pseudoElement?.startsWith('::view-transition') === true;
}

function tap(x: number, y: number): void {
  const meant = document.elementFromPoint(x, y)?.closest<HTMLElement>('a, button, label, input, select, textarea');
  meant?.focus({ preventScroll: true });
  meant?.click();
}
