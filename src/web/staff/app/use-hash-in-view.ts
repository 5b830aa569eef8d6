import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the part of a page that the address names, once it is there: the router looks for it before a record is loaded. */
export function useHashInView(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
