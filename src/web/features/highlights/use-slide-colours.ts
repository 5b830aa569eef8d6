import { useEffect, useLayoutEffect } from 'react';
import type { Highlight } from '../../../contract/highlights.ts';
import { slideCss } from './slide-colours.ts';

/** Adds the rules of the slides' classes, which the document lacks if it was opened on another page or the slides changed. */
export function useSlideColours(slides: readonly Highlight[]): void {
  const css = slideCss(slides);
  useBrowserLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [css]);
}

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
