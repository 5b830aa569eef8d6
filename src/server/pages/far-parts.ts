/** How such a part begins (`untilSeen` in `src/web/app/later.tsx`). */
const FAR_PART = /<div\b[^>]* data-later="far">/;
const DIV = /<(\/?)div\b[^>]*>/g;

/**
 * Keeps their place while their styles are not there. In the whole sheet they have no box, and nothing of this holds any more.
 * Browsers without `content-visibility` draw what cannot be seen.
 */
export const FAR_PARTS_WAIT =
  '@layer ui{[data-later=far]{content-visibility:hidden;display:block;height:150vh;overflow:hidden;opacity:0}}';

/** The markup of what a first screen may show. */
export function withoutFarParts(markup: string): string {
  let rest = markup;
  for (let part = FAR_PART.exec(rest); part; part = FAR_PART.exec(rest)) {
    rest = rest.slice(0, part.index) + rest.slice(endOfDiv(rest, part.index));
  }
  return rest;
}

function endOfDiv(markup: string, from: number): number {
  let depth = 0;
  for (const { 0: tag, 1: slash, index } of markup.slice(from).matchAll(DIV)) {
    depth += slash ? -1 : 1;
    if (depth === 0) return from + index + tag.length;
  }
  return markup.length;
}
