import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** For a row of links that is wider than a phone: the one to the page that is shown is in view. */
export function useCurrentInView(): RefObject<HTMLElement | null> {
  const links = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = links.current?.querySelector(`[href="${CSS.escape(pathname)}"]`);
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return links;
}
