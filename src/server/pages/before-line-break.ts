/** Links pasted from mails bring them along. The router has no page for such a path, not even the one that says so. */
const LINE_BREAK = /%0[ad]|%e2%80%a[89]/i;

/** What a path says before its first line break; null for one without. */
export function pathBeforeLineBreak(url: string): string | null {
  const [path = ''] = url.split('?', 1);
  const end = path.search(LINE_BREAK);
  // One slash at the beginning: two would name another site.
  return end < 0 ? null : `/${path.slice(0, end).replace(/^[/\\]+/, '')}`;
}
