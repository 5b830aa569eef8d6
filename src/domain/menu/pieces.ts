/*
 * Pieces of options: "2 × extra cheese" is the same value chosen twice, wherever choices are listed, sent and kept. What is shown counts
 * them together.
 */

/**
 * What each chosen piece of a group costs, in the order of the pieces, once the dearest `included` are free: which those are does not depend
 * on the order. A piece that costs nothing, or makes the dish cheaper, keeps its adjustment.
 */
export function pricePieces(adjustments: readonly number[], included: number): number[] {
  if (included === 0) return [...adjustments];
  const dearest = adjustments
    .map((adjustment, place) => ({ adjustment, place }))
    .sort((one, other) => other.adjustment - one.adjustment || one.place - other.place);
  const free = new Set(dearest.slice(0, included).map(({ place }) => place));
  return adjustments.map((adjustment, place) => (free.has(place) ? Math.min(adjustment, 0) : adjustment));
}

interface Piece {
  optionId?: string | undefined;
  valueId?: string | undefined;
}

/** Each value once, in the order of their first pieces, with its pieces. */
export function countPieces<P extends Piece>(pieces: readonly P[]): { first: P; all: P[] }[] {
  const values = new Map<string, { first: P; all: P[] }>();
  for (const piece of pieces) {
    const key = JSON.stringify([piece.optionId, piece.valueId]);
    const known = values.get(key);
    if (known) known.all.push(piece);
    else values.set(key, { first: piece, all: [piece] });
  }
  return [...values.values()];
}

/** "2 × Extra cheese"; one piece is not counted. */
export function piecesText(label: string, count: number): string {
  return count > 1 ? `${count} × ${label}` : label;
}

/** What was chosen, each value once: "2 × Extra cheese". */
export function pieceLabels(pieces: readonly (Piece & { valueLabel: string })[]): string[] {
  return countPieces(pieces).map(({ first, all }) => piecesText(first.valueLabel, all.length));
}

/** The pieces of choices that were counted together; the price of all of them stands at the first. */
export function piecesOf<O extends { count?: number | undefined; priceAdjustment: number }>(
  options: readonly O[],
): Omit<O, 'count'>[] {
  return options.flatMap(({ count = 1, ...option }) => [
    option,
    ...Array.from({ length: count - 1 }, () => ({ ...option, priceAdjustment: 0 })),
  ]);
}
