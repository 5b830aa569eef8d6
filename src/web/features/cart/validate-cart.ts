import type { CartChange, ValidatedItem } from '../../../contract/cart.ts';
import type { AppContext } from '../../app/app-context.ts';
import { tellCartChanges } from './cart-changes.ts';
import { type Cart, cart } from './cart-store.ts';

/** Often enough for a customer who keeps tapping while the first answers are under way. */
const ATTEMPTS = 3;

/** Takes over names and prices of today's menu. A failed check leaves the cart as it is: the order is priced anyway. */
export async function validateCart(app: AppContext): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const sent = cart.get();
    if (sent.restaurantId === null || sent.items.length === 0) return;
    const { restaurantId } = sent;
    const items = sent.items.map(({ productId, quantity, price, name, selectedOptions }) => ({
      productId,
      quantity,
      price,
      name,
      selectedOptions,
    }));
    const result = await app.api.cart.validate({ restaurantId, items }, { quiet: true });
    if (!result.ok) return;
    if (cart.get() !== sent) continue;
    return takeOver(app, sent, result.data?.data);
  }
}

async function takeOver(
  app: AppContext,
  sent: Cart,
  answer: { items: ValidatedItem[]; changes: CartChange[] } | undefined,
): Promise<void> {
  if (!answer) return;
  const { items, changes } = answer;
  // Nothing is dropped without a word about it.
  if (changes.length === 0 && items.length !== sent.items.length) return;
  cart.replace(items);
  if (changes.length > 0) await tellCartChanges(app, changes);
}
