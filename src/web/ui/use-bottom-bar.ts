import { useLayoutEffect } from 'react';

/** The bar's height: `low` is one row, `tall` two; `wide` is one row that wide screens show, too, and two on phones. */
type BottomBar = 'low' | 'tall' | 'wide';

const bars: BottomBar[] = [];

/**
 * While mounted, tells the styles of a fixed bar at the bottom of the screen (null: none), by an attribute of the root element:
 * the snackbar is shown above it, and focused elements are scrolled clear of it. `:has()` instead would search the whole page at
 * every change.
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
