import { countPieces, piecesText } from '../../../domain/menu/pieces.ts';
import type { StoredOption } from '../../platform/tables/order-snapshots.ts';

/** A chosen option with how often it was chosen; its labels say so, and its adjustment is that of all its pieces. */
export type CountedOption = StoredOption & { count: number };

/** What an order keeps of a line's options, each once: "2 × Extra cheese". */
export function countedOptions(pieces: readonly StoredOption[]): CountedOption[] {
  return countPieces(pieces).map(({ first, all }) => ({
    ...first,
    valueLabel: piecesText(first.valueLabel, all.length),
    valueLabelOriginal: piecesText(first.valueLabelOriginal, all.length),
    priceAdjustment: all.reduce((sum, { priceAdjustment }) => sum + priceAdjustment, 0),
    count: all.length,
  }));
}
