/** How such a part begins (`untilSeen` in `src/web/app/later.tsx`). */
const FAR_PART = /<div\b[^>]* data-later="far">/;
const DIV = /<(\/?)div\b[^>]*>/g;

const WAITS = '{content-visibility:hidden;display:block;height:1000px;overflow:hidden;opacity:0}';

/**
 * Keeps their place until the whole sheet is there, in which they have no box: nothing of this holds any more. Screens on which they
 * certainly are not wait for the end of the start as well (`data-starting`), so that each is laid out once and apart from the rest. Browsers without
 * `content-visibility` draw what cannot be seen.
 */
export const FAR_PARTS_WAIT = `@layer ui{[data-later=far]${WAITS}}@media (height<1000px){[data-starting] [data-later=far]${WAITS}}`;

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
