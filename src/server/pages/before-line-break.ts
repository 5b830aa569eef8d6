/**
 * Encoded line breaks and tabs, which links pasted from mails contain. The router matches no route for a path with a line break,
 * not even its 404 page, and fails on tabs, because URL parsers drop them.
 */
const LINE_BREAK = /%0[9ad]|%e2%80%a[89]/i;

/** The path up to its first line break or tab; null: it has none. */
export function pathBeforeLineBreak(url: string): string | null {
  const [path = ''] = url.split('?', 1);
  const end = path.search(LINE_BREAK);
  // Exactly one slash at the beginning: a redirect to `//name` would lead to another site.
  return end < 0 ? null : `/${path.slice(0, end).replace(/^[/\\]+/, '')}`;
}
