/**
 * An order's lines, each with a key of its own: the same dish may be ordered twice, and a line keeps its key when one of another dish before
 * it is taken out.
 */
export function keyedLines<L extends { productId: string }>(lines: readonly L[]): { key: string; line: L }[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const nth = seen.get(line.productId) ?? 0;
    seen.set(line.productId, nth + 1);
    return { key: `${line.productId} ${nth}`, line };
  });
}
