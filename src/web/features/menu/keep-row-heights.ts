import { rowHeights } from './row-heights.ts';

const observer = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) {
    const id = target.getAttribute('data-section') ?? target.querySelector('a')?.pathname.split('/').at(-1);
    // What left the page has no height.
    if (id && contentRect.height) rowHeights.set(id, { containIntrinsicBlockSize: `auto ${contentRect.height}px` });
  }
});

/** Follows the sections of the long list that is on the page, and their rows. */
export function keepRowHeights(): void {
  for (const row of document.querySelectorAll('[data-long], [data-long] > ul > li')) observer.observe(row);
}
