import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Scrolls a list of links that is longer than its box to the link of the current page. */
export function useCurrentInView(): RefObject<HTMLElement | null> {
  const links = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const list = links.current;
    const current = list?.querySelector(`[href="${CSS.escape(pathname)}"]`);
    if (!list || !current) return;
    const [shown, link] = [list, current].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect];
    // Not `scrollIntoView`, which would scroll the page, too, and its heading under the header.
    list.scrollBy(
      middle(link.left, link.right) - middle(shown.left, shown.right),
      middle(link.top, link.bottom) - middle(shown.top, shown.bottom),
    );
  }, [pathname]);
  return links;
}

function middle(from: number, to: number): number {
  return (from + to) / 2;
}
