import { readJson, writeJson } from '../../../app/storage/storage.ts';
import { createStore } from '../../../app/storage/store.ts';

/** How this device shows the board. */
export interface KitchenLook {
  /** The size of type, as a factor of the usual one. */
  type: number;
  /** White and bright colours on black, to be read in steam and sun. */
  contrast: boolean;
}

/** The sizes of type between which a slider chooses. */
export const TYPE = { least: 0.8, most: 1.6, step: 0.1 };
const KEPT = 'staffBoardLook';

/** What this device has kept, or the usual look. */
export const kitchenLook = createStore<KitchenLook>(kept());

export function setKitchenLook(look: KitchenLook): void {
  kitchenLook.set(look);
  writeJson(KEPT, look);
}

function kept(): KitchenLook {
  const { type, contrast } = readJson<Partial<KitchenLook>>(KEPT) ?? {};
  const isSize = typeof type === 'number' && type >= TYPE.least && type <= TYPE.most;
  return { type: isSize ? type : 1, contrast: contrast === true };
}
