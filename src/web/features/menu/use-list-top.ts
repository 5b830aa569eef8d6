import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * After another choice of dishes, their first line is in sight below the sticky bars. `choice` names what is shown.
 * Going back leaves the place to the router.
 */
export function useListTop(list: RefObject<HTMLElement | null>, choice: string): void {
  const type = useNavigationType();
  const last = useRef(choice);
  useEffect(() => {
    if (last.current === choice) return;
    last.current = choice;
    if (type === 'POP' || !list.current) return;
    if (list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView({ block: 'start' });
    // The link that was followed may be gone, its focus nowhere or at the page's heading: reading goes on at the new one.
    if (document.activeElement?.matches('body, h1'))
      list.current.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [choice, list, type]);
}
