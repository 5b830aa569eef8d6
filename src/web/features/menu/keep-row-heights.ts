import { rowHeights } from './row-heights.ts';

const observer = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) {
    const id = target.querySelector('a')?.pathname.split('/').at(-1);
    // What left the page has no height.
    if (id && contentRect.height) rowHeights.set(id, { containIntrinsicBlockSize: `auto ${contentRect.height}px` });
  }
});

/** Follows the rows of the long list that is on the page. */
export function keepRowHeights(): void {
  for (const row of document.querySelectorAll('[data-long] > li')) observer.observe(row);
}
