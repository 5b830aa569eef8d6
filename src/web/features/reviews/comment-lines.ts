/** The longest comment fills about as many when it is prose. */
const MOST = 24;

/** A comment as a card shows it: with its own lines, unless they are so many that one card would fill screens. */
export function commentLines(comment: string): string {
  const text = comment.replace(/\n\s*\n/g, '\n\n');
  return text.split('\n').length > MOST ? text.replace(/\n+/g, ' ') : text;
}
