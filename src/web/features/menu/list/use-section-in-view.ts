import { useEffect, useState } from 'react';

/** Reduces the viewport to a band below the sticky bars: the section that crosses it is the one being read. */
const BAND = '-150px 0px -65% 0px';

const idOf = ({ target }: IntersectionObserverEntry) => target.getAttribute('data-section');

/** The id (`data-section`) of the menu section being read; null if none is. `sections`: how many the page has. */
export function useSectionInView(sections: number): string | null {
  const [inView, setInView] = useState<string | null>(null);
  useEffect(() => {
    if (!sections) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast((entry) => entry.isIntersecting);
        // A section that left without another entering: the visitor has scrolled above the first one.
        setInView((last) => (entered ? idOf(entered) : entries.some((entry) => idOf(entry) === last) ? null : last));
      },
      { rootMargin: BAND },
    );
    for (const section of document.querySelectorAll('[data-section]')) observer.observe(section);
    return () => observer.disconnect();
  }, [sections]);
  return sections ? inView : null;
}
