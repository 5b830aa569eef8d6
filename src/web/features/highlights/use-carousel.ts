import { useEffect, useEffectEvent, useState } from 'react';
import { TIMEOUT } from '../../../domain/limits.ts';

export interface Carousel {
  current: number;
  /** Indexes of the slides whose pictures are rendered: the first, those seen, and before it appears the next. */
  mounted: ReadonlySet<number>;
  isPlaying: boolean;
  /** Whether it is to play when nothing holds it: the state of the Play button. */
  isWanted: boolean;
  go(index: number): void;
  toggle(): void;
  /** Pauses it while a pointer or the focus is on a slide. */
  hold(held: boolean): void;
}

/** The next slide's picture loads this long after the slide before it appeared. */
const FETCH_NEXT_AFTER_MS = 2500;

/** Advances every 6 s; with reduced motion only once Play is pressed (specification section 4; DESIGN, "Motion"). */
export function useCarousel(count: number): Carousel {
  const [current, setCurrent] = useState(0);
  const [mounted, setMounted] = useState<ReadonlySet<number>>(() => new Set([0]));
  const [choice, setChoice] = useState<boolean | null>(null);
  const [held, setHeld] = useState(false);
  const isHidden = useHiddenTab();
  const prefersLessMotion = useReducedMotion();
  const shown = current < count ? current : 0;

  const isWanted = choice ?? !prefersLessMotion;
  // After Play was pressed, the pointer or the focus is still on the carousel, and must not stop it again.
  const isPlaying = count > 1 && isWanted && !isHidden && (choice === true || !held);

  const show = (index: number) => {
    setMounted((seen) => (seen.has(index) ? seen : new Set([...seen, index])));
    setCurrent(index);
  };
  const advance = useEffectEvent(show);

  useEffect(() => {
    if (!isPlaying) return;
    const next = (shown + 1) % count;
    const fetching = setTimeout(() => setMounted((seen) => new Set([...seen, next])), FETCH_NEXT_AFTER_MS);
    const advancing = setTimeout(() => advance(next), TIMEOUT.carouselInterval);
    return () => {
      clearTimeout(fetching);
      clearTimeout(advancing);
    };
  }, [isPlaying, shown, count]);

  return { current: shown, mounted, isPlaying, isWanted, go: show, toggle: () => setChoice(!isWanted), hold: setHeld };
}

function useHiddenTab(): boolean {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    const update = () => setIsHidden(document.hidden);
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isHidden;
}

/** Whether reduced motion is preferred; assumed until the browser says otherwise, so that nothing moves too early. */
function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(true);
  useEffect(() => {
    const preference = matchMedia('(prefers-reduced-motion: reduce)');
    const update = () => setReduced(preference.matches);
    update();
    preference.addEventListener('change', update);
    return () => preference.removeEventListener('change', update);
  }, []);
  return reduced;
}
