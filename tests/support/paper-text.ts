import type { PrintedLine } from '../../src/server/papers/paper-reader.ts';

/** A paper as lines of text; a picture is a line of its own, of as many rows. */
export function paperText(lines: readonly PrintedLine[], columns: number): string {
  return lines
    .map(({ texts, picture }) => {
      if (picture) return `[picture of ${picture.width} × ${picture.height} dots]`;
      let line = '';
      let width = 0;
      for (const { text, left, wide } of [...texts].sort((a, b) => a.left - b.left)) {
        line += ' '.repeat(Math.max(0, Math.round((left / 12 - width) / 1))) + text;
        width = left / 12 + [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 2 : 1), 0) * wide;
      }
      return line.slice(0, 4 * columns).trimEnd();
    })
    .join('\n');
}
