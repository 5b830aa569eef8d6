import type { Highlight } from '../../contract/highlights.ts';
import type { LegalTexts } from '../../contract/legal.ts';
import type { Category, Deal, Product } from '../../contract/menu.ts';
import type { Promotion } from '../../contract/promotions.ts';
import type { Restaurant } from '../../contract/restaurants.ts';
import type { Language } from '../../domain/languages.ts';
import type { SnapshotAnswers } from './snapshot-answers.ts';

/** Everything a restaurant shows to everybody, in one language, as it goes over the wire. */
export interface ContentSnapshot {
  /** The restaurant's revision when this was read: content with the same revision is the same. */
  revision: number;
  restaurant: Restaurant;
  /** In the restaurant's own language, whatever the snapshot's. */
  legalTexts: LegalTexts & { lang: Language };
  categories: Category[];
  /** Active products, in menu order. */
  products: Product[];
  /** Those that can be had, in their order. */
  deals: Deal[];
  productsById: Map<string, Product>;
  highlights: Highlight[];
  /** Active promotions that are shown to customers, also before and after their time of validity: answers filter by it. */
  promotions: (Promotion & { validFrom: number | null; validUntil: number | null })[];
  /** Whether some texts are missing in its language: the machine translator is then asked for them. */
  isIncomplete: boolean;
  /** The public calls' answers made from this snapshot. */
  answers: SnapshotAnswers;
}
