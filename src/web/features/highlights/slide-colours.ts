import type { Highlight } from '../../../contract/highlights.ts';
import { contrast, parseColour } from '../../../domain/look/colour.ts';

const BLACK = '#000000';
const WHITE = '#ffffff';
/** The least contrast for text of any size (WCAG 1.4.3). */
const READABLE = 4.5;

/** The class that carries a slide's colours; slides of the same colours share it. */
export function slideClass(slide: Highlight): string {
  return `slide${Object.values(slideColours(slide)).join('').replaceAll('#', '-')}`;
}

/** The rules of these slides' classes; nothing but custom properties and hex colours (DECISIONS, settled 15). */
export function slideCss(slides: readonly Highlight[]): string {
  const rules = slides.map((slide) => {
    const properties = Object.entries(slideColours(slide)).map(([name, colour]) => `${name}:${colour}`);
    return `.${slideClass(slide)}{${properties.join(';')}}`;
  });
  return [...new Set(rules)].join('');
}

/**
 * The slide's colours as custom properties; a colour that the restaurant left out is the theme's. A scrim or a button's
 * label without enough contrast is replaced by black or white (DESIGN, "Home").
 */
function slideColours(slide: Highlight): Record<string, string> {
  const text = parseColour(slide.textColor) ?? WHITE;
  const overlay = parseColour(slide.overlayColor);
  const button = parseColour(slide.buttonColor);
  const label = parseColour(slide.buttonTextColor);
  return {
    '--slide-text': text,
    ...((overlay || slide.textColor) && {
      '--slide-overlay': overlay && isReadable(text, overlay) ? overlay : against(text),
    }),
    ...(button && {
      '--slide-button': button,
      '--slide-label': label && isReadable(label, button) ? label : against(button),
    }),
  };
}

function isReadable(text: string, ground: string): boolean {
  return contrast(text, ground) >= READABLE;
}

function against(colour: string): string {
  return contrast(colour, BLACK) > contrast(colour, WHITE) ? BLACK : WHITE;
}
