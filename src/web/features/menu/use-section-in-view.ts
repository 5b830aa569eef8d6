import { useEffect, useState } from 'react';

/** A band below the sticky bars: the section that crosses it is the one being read. */
const BAND = '-150px 0px -65% 0px';

const idOf = ({ target }: IntersectionObserverEntry) => target.getAttribute('data-section');

/** The id of the menu section being read (`data-section`), of so many on the page; null where there is none. */
export function useSectionInView(sections: number): string | null {
  const [inView, setInView] = useState<string | null>(null);
  useEffect(() => {
    if (!sections) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast((entry) => entry.isIntersecting);
        // Whoever jumps above the first one reads none.
        setInView((last) => (entered ? idOf(entered) : entries.some((entry) => idOf(entry) === last) ? null : last));
      },
      { rootMargin: BAND },
    );
    for (const section of document.querySelectorAll('[data-section]')) observer.observe(section);
    return () => observer.disconnect();
  }, [sections]);
  return sections ? inView : null;
}
