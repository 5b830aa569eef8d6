import { rowHeights } from './row-heights.ts';

/** Heights are measured when scrolling has paused for so long: an observer would cost time in each frame of the scrolling. */
const REST_MS = 100;

let timer: number | undefined;

/** Records the heights of the long list that is on the page, now and after each scrolling. */
export function measureRowHeights(): void {
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

/** The id of the dish that a row shows; empty if it links to none. */
export function dishOf(row: Element): string {
  return row.querySelector('a')?.pathname.split('/').at(-1) ?? '';
}

function keep(box: Element, id: string | null): void {
  // Reading the height would lay out rows that the browser skips. Safari before 17.4 lacks the method, but skips no rows.
  if (!id || box.checkVisibility?.({ contentVisibilityAuto: true }) === false) return;
  rowHeights.set(id, { containIntrinsicBlockSize: `auto ${getComputedStyle(box).blockSize}` });
}
