import type { ValidatedItem } from '../../contract/cart-validation.ts';
import type { DeliveryCheck } from '../../contract/delivery-check.ts';
import type { KeptPlace } from '../../contract/page-handler.ts';
import type { Quote } from '../../contract/quote.ts';

/**
 * Somebody who orders without scripts (decision 102). Only the server has one, so that whatever asks for it begins with
 * `import.meta.env.SSR`, which leaves it out of the browsers' files.
 */
export interface Plain {
  cart: {
    restaurantId: string | null;
    restaurantName: string | null;
    restaurantSlug: string | null;
    /** As the menu has them today. */
    items: ValidatedItem[];
  };
  /** What names each line of the cart in an address, by its signature. */
  lineKeys: ReadonlyMap<string, string>;
  /** What was sent by the page's form, if the page answers that; null: it was only opened. */
  form: URLSearchParams | null;
  /** What was wrong with it, or what has happened before. */
  notices: readonly string[];
  /** The key with which checkout places the order. */
  orderKey: string;
  /** What checkout's order comes to; null: the browser would know, or the server did not tell. */
  quote: Quote | null;
  /** Where the visitor asked to be delivered to, and the answer; null: they have not, or at an earlier page (`answer`). */
  delivery: { kept: KeptPlace | null; answer: DeliveryCheck | null };
  /** Where the address lies that checkout's form says (`addressLine`); null: nobody asks, or it was not found. */
  point: { of: string; coordinates: readonly [longitude: number, latitude: number] } | null;
  /** Where the order of the page is paid, once its form has asked. */
  payAt: string | null;
}
