/** About as many lines as the longest comment fills as plain prose. */
const MOST = 24;

/** A comment for its card: keeps its line breaks, unless they are so many that the card would fill several screens. */
export function commentLines(comment: string): string {
  const text = comment.replace(/\n\s*\n/g, '\n\n');
  return text.split('\n').length > MOST ? text.replace(/\n+/g, ' ') : text;
}
