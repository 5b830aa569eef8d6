import type { OrderItemInput } from '../../src/contract/order-items.ts';

/** A restaurant as a visitor of its domain knows it. */
export interface Place {
  host: string;
  slug: string;
  restaurantId: string;
  categoryId: string;
  productId: string;
  /** The id of an option value. */
  valueId: string;
  /** The promotion of the coupon TEN, and what it takes off `line`. */
  promotionId: string;
  discountAmount: number;
  line: OrderItemInput;
  /** A text of the restaurant whose translation is stored. */
  text: { text: string; targetLanguage: string };
}
