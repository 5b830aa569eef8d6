import type { Restaurant } from '../../../../contract/restaurants.ts';
import type { ZonesDraft } from './zone-draft.ts';

/** The zones as they are being edited, for what is shown of them. */
export interface ZonesShown {
  draft: ZonesDraft;
  restaurant: Restaurant;
  nameOf(index: number): string;
}
