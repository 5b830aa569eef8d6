import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Of the page that is shown; null before the first, whose reader starts at the top anyway. */
let shown: string | null = null;

/**
 * After a navigation reading goes on at the new page's heading; so it does in the next page of a long list. The heading
 * also takes over the focus of what goes away: a button that has done its work, the heading of a page that still loaded.
 */
export function useHeadingFocus(): void {
  const { pathname, search } = useLocation();
  const place = `${pathname} ${new URLSearchParams(search).get('page')}`;
  useEffect(() => {
    const stop = keepFocus();
    if (shown !== null && shown !== place) focusHeading();
    shown = place;
    return stop;
  }, [place]);
}

function keepFocus(): () => void {
  const main = mainElement();
  let last = document.activeElement;
  const remember = ({ target }: FocusEvent) => {
    last = target as Element;
  };
  const observer = new MutationObserver(() => {
    const { activeElement, body } = document;
    if (activeElement === main || (activeElement === body && last?.isConnected === false)) focusHeading();
  });
  observer.observe(main, { childList: true, subtree: true });
  main.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    main.removeEventListener('focusin', remember);
  };
}

function focusHeading(): void {
  const heading = mainElement().querySelector('h1') ?? mainElement();
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function mainElement(): HTMLElement {
  return document.getElementById('main') as HTMLElement;
}
