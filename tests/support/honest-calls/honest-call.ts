import type { World } from '../world.ts';

/** A call of the API without the caller's credentials. */
export interface HonestCall {
  /** Parts of the path, by name. */
  path?: Record<string, string>;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  body?: object;
}

/** By operation, a call that succeeds in a world. */
export type HonestCalls = Record<string, (world: World) => HonestCall>;

/** Later than everything in a world. */
export const LATER = '2026-06-18T00:00:00Z';

/** The fields of a line that pricing needs. */
export const chosen = ({ productId, quantity, selectedOptions }: World['line']) => ({
  productId,
  quantity,
  selectedOptions: selectedOptions.map(({ optionId, valueId }) => ({ optionId, valueId })),
});
