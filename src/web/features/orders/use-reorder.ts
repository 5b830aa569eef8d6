import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Order } from '../../../contract/orders.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { refusalText } from '../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../app/app-context.ts';
import { cartChangeTexts } from '../cart/cart-changes.ts';
import { cart } from '../cart/cart-store.ts';
import { useRestaurant } from '../restaurant/restaurant-resource.ts';
import { cartOf, reorderHtml } from './reorder.ts';

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
    for (const item of items) cart.add(item, restaurant);
    await navigate('/cart', { viewTransition: true });
  }
}
