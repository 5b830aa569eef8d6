import type { Product } from '../../../../contract/menu.ts';
import type { SelectedOption } from '../../../../contract/order-items.ts';
import type { Restaurant } from '../../../../contract/restaurants.ts';
import { TIMEOUT } from '../../../../domain/limits.ts';
import { priceNumber } from '../../../../domain/orders/cart-item.ts';
import type { AppContext } from '../../../app/app-context.ts';
import { escapeText } from '../../../app/hosts/dialogs.ts';
import type { SnackbarTone } from '../../../app/hosts/snackbar.ts';
import type { Sections } from '../../../messages/sections.ts';
import { addLine } from '../../cart/add-line.ts';
import { cart } from '../../cart/cart-store.ts';
import { changeLine } from '../../cart/change-line.ts';
import { currentRestaurant } from '../../restaurant/restaurant-resource.ts';
import { defaultOptions } from '../price/chosen-options.ts';
import { latePickup } from '../price/late-pickup.ts';
import { loadPickup } from '../price/lazy-pickup-price.ts';

export interface Choice {
  quantity: number;
  /** Missing: those with which the product is added straight from a list. */
  selectedOptions?: SelectedOption[];
  /** The customer's words to it; missing: none. */
  note?: string | undefined;
  /** The key of the success message: `added` on cards, `added_own_way` on the product page. */
  said?: 'added' | 'added_own_way';
  /** The signature of the cart's line that this takes the place of, if the cart still has it. */
  instead?: string;
}

/**
 * Adds a product to the cart, or says why not (specification sections 4 and 5, "Cart", and 8). Resolves to whether it is in the cart
 * as chosen.
 */
export async function addToCart(app: AppContext, product: Product, choice: Choice): Promise<boolean> {
  const restaurant = app.resources.peek(currentRestaurant)?.data.restaurant;
  const t = translator(app);
  const refuse = refuser(app);
  if (!product?._id || !restaurant?._id) return refuse('invalid_product', 'error');
  if (product.restaurantId !== restaurant._id) return refuse('other_restaurant', 'error');
  if (!product.isAvailable) return refuse('currently_unavailable', 'warning', { product: product.name });

  // Without it, the cart learns the price for pickup when it is checked.
  if (product.pickup) await loadPickup().catch(() => {});
  let result = put(product, choice, restaurant);
  if (result.kind === 'other_restaurant') {
    if (!(await mayStartNewCart(app, result.restaurantName, restaurant.name))) return false;
    cart.clear();
    result = put(product, choice, restaurant);
    if (result.kind !== 'added') return refuse('not_added_after_clear', 'error');
  }
  if (result.kind === 'failed') {
    return product.name ? refuse('failed_to_add', 'error', { product: product.name }) : refuse('not_added', 'error');
  }
  const said = choice.instead ? 'changed' : (choice.said ?? 'added');
  const values = { product: product.name, name: product.name };
  // The message links to the cart only where the page has no cart beside or below the dishes.
  app.snackbar.show(t(said, values), {
    tone: 'success',
    timeoutMs: TIMEOUT.snackbar,
    toCart: said === 'added_own_way',
  });
  return true;
}

function put(product: Product, { quantity, note, instead, ...choice }: Choice, restaurant: Restaurant) {
  try {
    const { selectedOptions = defaultOptions(product) } = choice;
    const { _id: productId, name, imageUrl } = product;
    // A price may come as text and is read as a number all the same (specification section 5).
    const price = priceNumber(product.price);
    const priced = { price, deposit: product.deposit, ...(product.served && { served: product.served }) };
    const pickup = latePickup.get()?.lineForPickup(product, selectedOptions, restaurant.currency);
    const own = { ...(pickup && { pickup }), ...(note && { note }) };
    const item = { productId, name, imageUrl, ...priced, quantity, selectedOptions, ...own };
    if (!instead || !cart.reread().items.some(({ signature }) => signature === instead))
      return addLine(item, restaurant);
    changeLine(instead, item);
    return { kind: 'added' } as const;
  } catch {
    // The price is no number.
    return { kind: 'failed' } as const;
  }
}

/** Asks whether to clear another restaurant's cart. Persistent, so that nobody decides that by accident. */
export function mayStartNewCart(app: AppContext, oldName: string, newName: string): Promise<boolean> {
  const t = translator(app);
  return app.dialogs.ask({
    title: t('start_new_cart'),
    html: t('start_new_cart_text', { old: escapeText(oldName), new: escapeText(newName) }),
    confirmText: t('clear_and_add'),
    cancelText: t('cancel'),
    persistent: true,
  });
}

type Key = keyof Sections['dish'];

function translator({ messages }: AppContext) {
  return (key: Key, values?: Record<string, string>) => messages.i18n._(`dish.${key}`, values);
}

function refuser(app: AppContext) {
  const t = translator(app);
  return (key: Key, tone: SnackbarTone, values?: Record<string, string>): false => {
    app.snackbar.show(t(key, values), { tone, timeoutMs: TIMEOUT.snackbar });
    return false;
  };
}
