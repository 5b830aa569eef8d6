import type { Language } from '../languages.ts';
import type { Allergen } from '../menu/food-labels.ts';
import type { HalfTerms } from '../menu/half-rules.ts';
import type { PickupPrice } from '../menu/pickup-price.ts';
import type { Portions } from '../menu/portions.ts';
import type { Served } from '../menu/serving-hours.ts';
import type { SizedOption } from '../menu/size-prices.ts';
import type { TaxClass } from '../taxes/tax-rates.ts';

/** What ordering needs of a product, as the menu has it now. Money in minor units. */
export interface MenuProduct {
  id: string;
  price: number;
  /** What it costs whoever fetches it; missing: the same. */
  pickup?: PickupPrice;
  /** On one unit's bottle or can; 0: none. */
  deposit: number;
  isActive: boolean;
  isAvailable: boolean;
  /** What one takes of a slot's capacity. */
  units: number;
  noticeMinutes: number;
  /** By group id. */
  groups: Map<string, MenuGroup>;
  declared: Declared;
  /** Missing: they are not counted. */
  portions?: Portions & { isShown: boolean };
  /** Missing: always. */
  served?: Served;
}

export interface MenuGroup {
  id: string;
  min: number;
  max: number;
  /** Pieces of each value; 1: none can be chosen twice. */
  perValue: number;
  /** Pieces that the dish's price includes. */
  included: number;
  isSize: boolean;
  /** One of the dish's halves is chosen from it; missing: none is. */
  half?: HalfTerms;
  values: Map<string, MenuOption>;
}

interface MenuOption extends SizedOption {
  isAvailable: boolean;
  declared: Declared;
  /** The ids of the groups that it opens; missing: none. */
  opens?: readonly string[];
  /** The dish of which it is one half; missing: of none. */
  half?: HalfOf;
}

/** What ordering needs of a dish of which half is ordered, besides what the half costs and declares. */
export interface HalfOf extends Pick<MenuProduct, 'portions' | 'served' | 'noticeMinutes'> {
  productId: string;
}

/** What an order keeps of a dish or an option, because the menu may change afterwards. */
export interface Declared {
  allergens: Allergen[];
  mayContain: Allergen[];
  /** Whether it says which allergens are in it. */
  isDeclared: boolean;
  minimumAge: number | null;
  /** null: the usual one. */
  taxClass: TaxClass | null;
}

/** A product as its reader sees it: the source of names. `lang`: of the name or label; missing: the reader's. */
export interface ShownProduct {
  name: string;
  /** The menu's own number of it; missing: none. */
  menuNumber?: string | undefined;
  lang?: Language;
  imageUrl: string | null;
  options: readonly ShownGroup[];
}

interface ShownGroup {
  _id: string;
  name: string;
  lang?: Language | undefined;
  values: readonly { _id: string; label: string; lang?: Language | undefined }[];
}

/** The public products by id, in the reader's language. */
export type ShownProducts = ReadonlyMap<string, ShownProduct>;
