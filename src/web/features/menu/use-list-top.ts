import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Scrolls to the top of the list, below the sticky bars, when other dishes are chosen. `choice` identifies what is shown.
 * After going back, the router restores the scroll position instead.
 */
export function useListTop(list: RefObject<HTMLElement | null>, choice: string): void {
  const type = useNavigationType();
  const last = useRef(choice);
  useEffect(() => {
    if (last.current === choice) return;
    last.current = choice;
    if (type === 'POP' || !list.current) return;
    if (list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView({ block: 'start' });
    // The followed link may be gone, and the focus on the body or the page's heading: it moves to the list's heading.
    if (document.activeElement?.matches('body, h1'))
      list.current.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [choice, list, type]);
}
