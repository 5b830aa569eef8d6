import type { ReactElement } from 'react';

/**
 * What may stand beside other elements. Not a text: a browser that translates pages replaces the nodes of texts by its own, and React would fail when it
 * puts something before such a node or takes it away. Where a text is all that an element holds, React sets the element's content instead.
 */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;

/** A text or elements. Beside other elements it is rendered with `inElement`. */
export type Content = string | Elements;

/** Puts a text into an element of its own. */
export function inElement(content: Content): Elements {
  return typeof content === 'string' && content !== '' ? <span>{content}</span> : content;
}
