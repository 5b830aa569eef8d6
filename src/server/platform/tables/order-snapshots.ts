import type { Language } from '../../../domain/languages.ts';
import type { Point } from '../../../domain/zones/distance.ts';

/**
 * The JSON snapshots that an order keeps of what it was made from. Written once, but for the way by road; SQL never looks into them. Money in minor units;
 * names without `Original` are in the customer's language at the time of ordering, or in the language beside them.
 */
export interface StoredOption {
  optionId: string;
  valueId: string;
  optionName: string;
  valueLabel: string;
  /** Of the name and of the label, where they were not translated. */
  optionLang?: Language;
  valueLang?: Language;
  /** In the restaurant's language, for its staff. */
  optionNameOriginal: string;
  valueLabelOriginal: string;
  priceAdjustment: number;
}

/** Lines of an order with the same key are one deal. */
export interface StoredDeal {
  dealId: string;
  /** The line of the deal from which the dish was chosen. */
  lineId: string;
  key: string;
  name: string;
  /** Of the name, where it was not translated. */
  lang?: Language;
  nameOriginal: string;
}

export interface StoredAddress {
  street: string;
  city: string;
  postalCode: string;
  country: string;
  deliveryInstructions: string | null;
  /** [longitude, latitude], kept where zones are measured in kilometres; missing: not known, or not asked for. */
  coordinates?: Point;
  /** The zone whose terms the order has; missing: none, or the one nameless area. */
  zone?: { id: string; name: string; metres: number | null };
  /** From the restaurant by road; missing: there is no routing server, or it has not said so. */
  road?: { metres: number; minutes: number };
}
