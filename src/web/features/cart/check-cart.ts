import type { CartChange, ValidatedItem } from '../../../contract/cart-validation.ts';
import type { AppContext } from '../../app/app-context.ts';
import { tellCartChanges } from './cart-changes.ts';
import { type Cart, cart } from './cart-store.ts';

/** An answer is dropped if the cart changed meanwhile, as when the customer keeps tapping: so many attempts are enough. */
const ATTEMPTS = 3;

/** Takes over today's names and prices. If the check fails the cart stays as it is: the server prices the order anyway. */
export async function checkCart(app: AppContext): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const sent = cart.reread();
    if (sent.restaurantId === null || sent.items.length === 0) return;
    const { restaurantId } = sent;
    const items = sent.items.map(({ productId, quantity, price, name, selectedOptions, note, deal }) => ({
      productId,
      quantity,
      price,
      name,
      selectedOptions,
      note,
      deal,
    }));
    const result = await app.api.cart.validate({ restaurantId, items }, { quiet: true });
    if (!result.ok) return;
    if (cart.reread() !== sent) continue;
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
  // An answer that drops lines without naming a change is not trusted: the customer must be told of every loss.
  if (changes.length === 0 && items.length !== sent.items.length) return;
  cart.replace(items);
  if (changes.length > 0) await tellCartChanges(app, changes);
}
