import type { Deal } from '../../../../contract/menu.ts';
import type { Currency } from '../../../../contract/primitives.ts';
import { MAX, TIMEOUT } from '../../../../domain/limits.ts';
import type { AppContext } from '../../../app/app-context.ts';
import type { Sections } from '../../../messages/sections.ts';
import { addLine } from '../../cart/add-line.ts';
import { cart } from '../../cart/cart-store.ts';
import { currentRestaurant } from '../../restaurant/restaurant-resource.ts';
import { mayStartNewCart } from '../choice/add-to-cart.ts';
import type { WholeDeal } from './deal-choice.ts';
import { dealKey } from './deal-key.ts';
import { dealLines } from './lines-of-deal.ts';

interface Choice {
  deal: Deal;
  chosen: WholeDeal;
  currency: Currency;
}

/** Puts all dishes of a deal into the cart, or none. Resolves to whether they are there. Needs the messages `dish` and `deals`. */
export async function addDealToCart(app: AppContext, { deal, chosen, currency }: Choice): Promise<boolean> {
  const restaurant = app.resources.peek(currentRestaurant)?.data.restaurant;
  if (!restaurant) return false;
  const t = (key: keyof Sections['deals']) => app.messages.i18n._(`deals.${key}`);
  const { restaurantId, restaurantName } = cart.reread();
  if (restaurantId !== null && restaurantId !== restaurant._id) {
    if (!(await mayStartNewCart(app, restaurantName ?? '', restaurant.name))) return false;
    cart.clear();
  }
  const { _id: dealId, name } = deal;
  const key = dealKey(dealId, chosen, cart.get().items);
  const has = cart.get().items.some((item) => item.deal?.key === key);
  if (!has && cart.get().items.length + chosen.length > MAX.cartLines) {
    app.snackbar.show(t('full'), { tone: 'error', timeoutMs: TIMEOUT.snackbar });
    return false;
  }
  for (const line of dealLines({ deal, chosen, currency, key, quantity: 1 })) addLine(line, restaurant);
  app.snackbar.show(app.messages.i18n._('dish.added', { product: name }), {
    tone: 'success',
    timeoutMs: TIMEOUT.snackbar,
  });
  return true;
}
