import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How long a hand takes to follow what has moved, in milliseconds. */
const FOLLOWS_MS = 350;
/** What moved less, in CSS pixels, is still under the finger. */
const NEAR = 8;

interface Place {
  x: number;
  y: number;
}

/**
 * For lists that change by themselves while people tap on them: what has just moved or come takes no tap, because the finger was on
 * its way to what stood there before. Looks at the elements inside that `selector` finds, after every render of the caller.
 */
export function useSettled<T extends HTMLElement>(selector: string): RefObject<T | null> {
  const inside = useRef<T>(null);
  const places = useRef(new WeakMap<HTMLElement, Place>());
  useLayoutEffect(() => {
    const all = [...(inside.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    // A list that has just been opened has moved for nobody.
    const isOpen = all.some((each) => places.current.has(each));
    // All are measured before one is changed, so that the page is laid out once.
    const moved = all.filter((each) => {
      const before = places.current.get(each);
      const now = placeOf(each);
      places.current.set(each, now);
      return isOpen && (!before || Math.hypot(now.x - before.x, now.y - before.y) > NEAR);
    });
    for (const each of moved) holdTaps(each);
  });
  return inside;
}

/** Where it stands, wherever the lists around it are scrolled to. */
function placeOf(element: HTMLElement): Place {
  const { x, y } = element.getBoundingClientRect();
  let scrolled = 0;
  for (let each = element.parentElement; each; each = each.parentElement) scrolled += each.scrollTop;
  return { x, y: y + scrolled };
}

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

function holdTaps(element: HTMLElement): void {
  clearTimeout(timers.get(element));
  element.style.pointerEvents = 'none';
  timers.set(
    element,
    setTimeout(() => {
      element.style.pointerEvents = '';
    }, FOLLOWS_MS),
  );
}
