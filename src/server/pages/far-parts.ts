/** The opening tag of a part far down the page (`untilSeen: 'far'` in `src/web/app/later.tsx`). */
const FAR_PART = /<div\b[^>]* data-later="far">/;
const DIV = /<(\/?)div\b[^>]*>/g;

const WAITS = '{content-visibility:hidden;display:block;height:1000px;overflow:hidden;opacity:0}';

/**
 * Styles that reserve the place of far parts until the whole style sheet is there, whose rules give these elements no box, so
 * that none of this has any effect. On low screens, which certainly do not show far parts, they stay hidden until the app has
 * started too (`data-starting`), so that each is laid out only once and separately. Browsers without `content-visibility` still
 * lay them out, transparent (decision 051).
 */
export const FAR_PARTS_WAIT = `@layer ui{[data-later=far]${WAITS}}@media (height<1000px){[data-starting] [data-later=far]${WAITS}}`;

/** The markup without far parts: all that the first screen can show. */
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
