/**
 * Links pasted from mails bring them along. The router has no page for a path with a line break, not even the one that says
 * so, and stumbles over a tab, which whoever reads an address takes out.
 */
const LINE_BREAK = /%0[9ad]|%e2%80%a[89]/i;

/** What a path says before its first line break or tab; null for one without. */
export function pathBeforeLineBreak(url: string): string | null {
  const [path = ''] = url.split('?', 1);
  const end = path.search(LINE_BREAK);
  // One slash at the beginning: two would name another site.
  return end < 0 ? null : `/${path.slice(0, end).replace(/^[/\\]+/, '')}`;
}
