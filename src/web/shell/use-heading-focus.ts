import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The place (path and page of a list) that is shown; null on the first page, where reading starts at the top anyway. */
let shown: string | null = null;

/**
 * Moves the focus to the page's heading after a navigation, also to another page of a list, and when the element that has the
 * focus is removed, such as a button that has done its work or the heading of a loading state.
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
