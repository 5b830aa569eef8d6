import { painted } from './ui/painted.ts';

/**
 * While two pages cross-fade, pictures of both lie above everything, and a tap would meet nothing but the root. It is meant for
 * what stands there: the fade ends, and what is under it is tapped.
 */
export function takeFadingTaps(): void {
  addEventListener('click', ({ target, isTrusted, clientX, clientY }) => {
    if (!isTrusted || target !== document.documentElement) return;
    const fades = document.documentElement.getAnimations({ subtree: true }).filter(isFade);
    if (fades.length === 0) return;
    for (const fade of fades) fade.finish();
    // The frame after the one that ends it takes the pictures away.
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
