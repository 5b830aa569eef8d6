import { rowHeights } from './row-heights.ts';

/** Nobody waits for a height to be kept, and whoever scrolls waits for each frame: no observer, but a look now and then. */
const PAUSE_MS = 200;

let isDue = false;

/** Of the long list that is on the page, now and whenever it is scrolled. */
export function keepRowHeights(): void {
  addEventListener('scroll', keepSoon, { passive: true });
  keepSoon();
}

function keepSoon(): void {
  if (isDue) return;
  isDue = true;
  setTimeout(keepAll, PAUSE_MS);
}

function keepAll(): void {
  isDue = false;
  for (const section of document.querySelectorAll('[data-long]')) keep(section, section.getAttribute('data-section'));
  for (const row of document.querySelectorAll('[data-long] > ul > li > article')) {
    keep(row, row.querySelector('a')?.pathname.split('/').at(-1));
  }
}

function keep(box: Element, id: string | null | undefined): void {
  // What is far away is not laid out for it.
  if (!id || !box.checkVisibility({ contentVisibilityAuto: true })) return;
  rowHeights.set(id, { containIntrinsicBlockSize: `auto ${getComputedStyle(box).blockSize}` });
}
