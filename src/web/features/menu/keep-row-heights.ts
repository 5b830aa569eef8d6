import { rowHeights } from './row-heights.ts';

/** Nobody waits for a height to be kept, and whoever scrolls waits for each frame: no observer, but a look at each rest. */
const REST_MS = 100;

let timer: number | undefined;

/** Of the long list that is on the page, now and whenever it was scrolled. */
export function keepRowHeights(): void {
  addEventListener('scroll', keepSoon, { passive: true });
  keepSoon();
}

function keepSoon(): void {
  clearTimeout(timer);
  timer = window.setTimeout(keepAll, REST_MS);
}

function keepAll(): void {
  for (const section of document.querySelectorAll('[data-long]')) keep(section, section.getAttribute('data-section'));
  for (const row of document.querySelectorAll('[data-long] > ul > li > article')) keep(row, dishOf(row));
}

/** The dish that a row shows. */
export function dishOf(row: Element): string {
  return row.querySelector('a')?.pathname.split('/').at(-1) ?? '';
}

function keep(box: Element, id: string | null): void {
  // What is far away is not laid out for it; Safari before 17.4 cannot tell, and skips no rows.
  if (!id || box.checkVisibility?.({ contentVisibilityAuto: true }) === false) return;
  rowHeights.set(id, { containIntrinsicBlockSize: `auto ${getComputedStyle(box).blockSize}` });
}
