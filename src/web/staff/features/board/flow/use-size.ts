import { useLayoutEffect, useState } from 'react';

export interface ElementSize {
  width: number;
  height: number;
}

/** The inner size of an element in CSS pixels, again when it changes; null before it is there. */
export function useSize<T extends HTMLElement>(): { ref: (element: T | null) => void; size: ElementSize | null } {
  const [element, setElement] = useState<T | null>(null);
  const [size, setSize] = useState<ElementSize | null>(null);
  useLayoutEffect(() => {
    if (!element) return;
    function look(): void {
      if (!element) return;
      const { clientWidth: width, clientHeight: height } = element;
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    }
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref: setElement, size };
}
