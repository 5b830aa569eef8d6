import type { Highlight } from '../../../contract/highlights.ts';
import type { Category, Product } from '../../../contract/menu.ts';
import type { Promotion } from '../../../contract/promotions.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import type { SnapshotAnswers } from './snapshot-answers.ts';

/** Everything a restaurant shows to everybody, in one language, as it goes over the wire. */
export interface ContentSnapshot {
  /** Of the restaurant's row: the same revision is the same content. */
  revision: number;
  restaurant: Restaurant;
  categories: Category[];
  /** Active products, in menu order. */
  products: Product[];
  productsById: Map<string, Product>;
  highlights: Highlight[];
  /** Active, shown to customers; their windows are checked when answering. */
  promotions: (Promotion & { validFrom: number | null; validUntil: number | null })[];
  /** Some texts are missing in its language. */
  isIncomplete: boolean;
  /** What the public calls answer, made once from the above. */
  answers: SnapshotAnswers;
}
