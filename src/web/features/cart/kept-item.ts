import type { NamedDeal, ShownOption } from '../../../contract/order-items.ts';
import type { Language } from '../../../domain/languages.ts';
import type { Served } from '../../../domain/menu/serving-hours.ts';

/** A line of the cart, with the names of specification section 3. Amounts are decimals, as on the wire. */
export interface CartItem {
  productId: string;
  name: string;
  /** Of the name, as the server said it; absent: the page's. */
  lang?: Language | undefined;
  /** The base price, without options. */
  price: number;
  /** What it and each of the `selectedOptions` cost for pickup; absent: the same. */
  pickup?: { price: number; adjustments: number[] } | undefined;
  /** On one bottle or can, besides the price; absent: none. */
  deposit?: number | undefined;
  imageUrl: string | null;
  quantity: number;
  selectedOptions: ShownOption[];
  /** One for each product, combination of options and note. */
  signature: string;
  itemSubtotal: number;
  /** How old the customer must be to buy it; absent: nobody is asked. */
  minimumAge?: number | undefined;
  /** When it is served; absent: always. */
  served?: Served | undefined;
  /** The customer's words to it; absent: none. */
  note?: string | undefined;
  /** The deal that it is part of; absent: none. */
  deal?: NamedDeal | undefined;
}
