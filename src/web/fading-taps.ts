import { painted } from './ui/painted.ts';

/** For so many frames a tap waits at most until the next page can be tapped. */
const FRAMES = 60;
const CONTROLS = 'a, button, label, input, select, textarea';

/**
 * From the start of a view transition until two pages have cross-faded, a click reaches only the root element: the browser first
 * draws nothing, and then snapshots cover the document. Such a click ends the transition and is repeated on the control at its place,
 * if that was there at the time: after a scroll, or on another page, it would be one that nobody tapped.
 */
export function takeFadingTaps(): void {
  addEventListener('click', ({ target, isTrusted, clientX, clientY }) => {
    if (isTrusted && target === document.documentElement) void tapWhenUncovered(clientX, clientY);
  });
}

async function tapWhenUncovered(x: number, y: number): Promise<void> {
  const meant = new Set([...document.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => isAt(control, x, y)));
  for (let frame = 0; frame < FRAMES; frame++) {
    // On a slow phone the next page is drawn for a second before there is a fade to end.
    for (const fade of document.documentElement.getAnimations({ subtree: true }).filter(isFade)) fade.finish();
    await painted();
    const uncovered = document.elementFromPoint(x, y);
    if (uncovered === document.documentElement) continue;
    const control = uncovered?.closest<HTMLElement>(CONTROLS);
    if (control && meant.has(control)) tap(control);
    return;
  }
}

function isAt(control: HTMLElement, x: number, y: number): boolean {
  return [...control.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
}

function isFade({ effect }: Animation): boolean {
  return (effect as KeyframeEffect | null)?.pseudoElement?.startsWith('::view-transition') === true;
}

function tap(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  control.click();
}
