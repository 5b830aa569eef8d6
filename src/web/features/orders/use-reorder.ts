import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { ValidateCartInput } from '../../../contract/cart-validation.ts';
import type { Order } from '../../../contract/orders.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { piecesOf } from '../../../domain/menu/pieces.ts';
import { refusalText } from '../../app/api/refusal-text.ts';
import type { Translate } from '../../app/app-context.ts';
import { useApp, useMessages } from '../../app/app-context.ts';
import { escapeText } from '../../app/hosts/dialogs.ts';
import { addLine } from '../cart/add-line.ts';
import { cartChangeTexts } from '../cart/cart-changes.ts';
import { cart } from '../cart/cart-store.ts';
import { useRestaurant } from '../restaurant/restaurant-resource.ts';

/** Fills the cart with the order's dishes at today's prices, after telling what changed (DECISIONS, "Where we go beyond"). */
export function useReorder(order: Order): () => Promise<void> {
  const t = useMessages('order');
  const app = useApp();
  const { api, busy, dialogs, snackbar } = app;
  const restaurant = useRestaurant();
  const navigate = useNavigate();
  const isAsking = useRef(false);
  return async () => {
    if (!restaurant || isAsking.current) return;
    isAsking.current = true;
    // Until the navigation to the cart is over: a second press before that would ask whether to replace what the first put in.
    await reorder(restaurant).finally(() => {
      isAsking.current = false;
    });
  };

  async function reorder(restaurant: Restaurant): Promise<void> {
    const result = await busy.run(() => api.cart.validate(cartOf(order, restaurant._id), { quiet: true }));
    if (!result.ok) {
      snackbar.show(refusalText(result.failure) || t('reorder_failed'), { tone: 'error' });
      return;
    }
    const { items, changes } = result.data.data;
    if (items.length === 0) {
      snackbar.show(t('reorder_soon'));
      return;
    }
    const texts = await cartChangeTexts(app, changes).catch(() => null);
    // What cannot be told is not done either.
    if (!texts) return void snackbar.show(t('reorder_failed'), { tone: 'error' });
    const replacesCart = cart.get().items.length > 0;
    if (texts.length || replacesCart) {
      const confirmed = await dialogs.ask({
        title: t('reorder_title'),
        html: reorderHtml(texts, replacesCart, t),
        confirmText: t('reorder_confirm'),
        cancelText: t('reorder_cancel'),
      });
      if (!confirmed) return;
    }
    cart.clear();
    for (const item of items) addLine(item, restaurant);
    await navigate('/cart', { viewTransition: true });
  }
}

/** The order's lines as a cart that is to be validated against today's menu. */
function cartOf(order: Order, restaurantId: string): ValidateCartInput {
  return {
    restaurantId,
    orderType: order.orderType,
    items: order.items.map(({ productId, productName, quantity, unitPrice, selectedOptions, deal }) => ({
      productId,
      name: productName,
      quantity,
      price: unitPrice,
      selectedOptions: piecesOf(selectedOptions),
      ...(deal && { deal }),
    })),
  };
}

/** The dialog's HTML: what has changed since the order, and that the current cart is replaced. */
function reorderHtml(changes: readonly string[], replacesCart: boolean, t: Translate<'order'>): string {
  const rows = changes.map((change) => `<li>${escapeText(change)}</li>`).join('');
  const told = rows && `<p>${escapeText(t('reorder_changes'))}</p><ul>${rows}</ul>`;
  return told + (replacesCart ? `<p>${escapeText(t('reorder_replaces'))}</p>` : '');
}
