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
  for (const section of document.querySelectorAll('[data-long]')) {
    keep(section, section.getAttribute('data-section'));
    // Reading the height of a row that the browser skips would lay it out, and asking each of a thousand is a task that a finger feels.
    if (isSkipped(section.firstElementChild)) continue;
    for (const row of section.querySelectorAll(':scope > ul > li > article')) keep(row, dishOf(row));
  }
}

/** Whether the browser skips what this stands in. Safari before 17.4 lacks the method, but skips nothing. */
function isSkipped(box: Element | null): boolean {
  return box?.checkVisibility?.({ contentVisibilityAuto: true }) === false;
}

/** The id of the dish that a row shows; empty if it links to none. */
export function dishOf(row: Element): string {
  return row.querySelector('a')?.pathname.split('/').at(-1) ?? '';
}

function keep(box: Element, id: string | null): void {
  if (id) rowHeights.set(id, { containIntrinsicBlockSize: `auto ${getComputedStyle(box).blockSize}` });
}
