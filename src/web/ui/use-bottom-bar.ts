import { useLayoutEffect } from 'react';

/** How high: one row, or two; a wide one is one row that wide screens have as well. */
type BottomBar = 'low' | 'tall' | 'wide';

const bars: BottomBar[] = [];

/**
 * While mounted, the page knows of a bar at the bottom of narrow screens: the snackbar stands above it, and what has the
 * focus is scrolled clear of it. Null: none. Styles ask the root's attribute, for `:has()` would look through the whole page
 * whenever something in it changes.
 */
export function useBottomBar(bar: BottomBar | null): void {
  useLayoutEffect(() => {
    if (!bar) return;
    bars.push(bar);
    tell();
    return () => {
      bars.splice(bars.lastIndexOf(bar), 1);
      tell();
    };
  }, [bar]);
}

function tell(): void {
  const { dataset } = document.documentElement;
  const top = bars.at(-1);
  if (top) dataset['bottomBar'] = top;
  else delete dataset['bottomBar'];
}
