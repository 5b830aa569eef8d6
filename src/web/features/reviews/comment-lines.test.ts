import { describe, expect, it } from 'vitest';
import { commentLines } from './comment-lines.ts';

describe('the lines of a comment', () => {
  it('stay as they were written', () => {
    const comment = 'Crisp and quick.\n\nThe dough:\n- light\n- salty';
    expect(commentLines(comment)).toBe(comment);
  });

  it('are parted by one blank line at the most', () => {
    expect(commentLines('First.\n\n \n\t\n\nSecond.')).toBe('First.\n\nSecond.');
  });

  it('run on where there are so many that they would fill screens', () => {
    expect(commentLines('Mmm\n'.repeat(30).trim())).toBe('Mmm '.repeat(30).trim());
    expect(commentLines('Mmm\n \n'.repeat(30).trim())).toBe('Mmm '.repeat(30).trim());
  });

  it('run on no sooner than prose of the same length fills as many', () => {
    const poem = 'A line of it\n'.repeat(24).trim();
    expect(commentLines(poem)).toBe(poem);
  });
});
