import * as z from 'zod/mini';

/** Where this server answers with the squares of the operator's map, if there is one. */
export const TILES_PATH = '/tiles';

/** A map that the operator has. */
export const operatorsMap = z.object({
  /** Whom its data is owed to: stands beside it. */
  attribution: z.string(),
  /** How near it has squares. */
  maxZoom: z.int(),
});

export type OperatorsMap = z.infer<typeof operatorsMap>;
