import type { NavigateFunction } from 'react-router';
import type { Order, PlaceOrderInput } from '../../../../contract/orders.ts';
import type { Restaurant } from '../../../../contract/restaurants.ts';
import { TIMEOUT } from '../../../../domain/limits.ts';
import { lineSignature } from '../../../../domain/orders/cart-item.ts';
import type { AppContext } from '../../../app/app-context.ts';
import { escapeText } from '../../../app/hosts/dialogs.ts';
import type { Sections } from '../../../messages/sections.ts';
import { cart } from '../../cart/cart-store.ts';
import { chosenPromotion } from '../../cart/chosen-promotion.ts';
import { keptDraft } from '../kept-draft.ts';
import { placedOtherwise } from './placed-otherwise.ts';

/** Tells the customer, on any page, what became of a placement that was never answered. `order` null: it was not placed. */
export async function tellLostOrder(app: AppContext, order: Order | null, navigate: NavigateFunction): Promise<void> {
  if (order) return tellFoundOrder(app, { order, navigate, forget: keptDraft.forget });
  await app.messages.need(['checkout']);
  const text = app.messages.i18n._('checkout.lost');
  app.snackbar.show(text, { tone: 'warning', timeoutMs: TIMEOUT.checkoutWarning });
}

interface FoundOrder {
  order: Order;
  navigate: NavigateFunction;
  /** Forgets what was typed for the order. */
  forget(): void;
  /** What Checkout shows by now, at which restaurant; absent on other pages. */
  meant?: PlaceOrderInput;
  restaurant?: Pick<Restaurant, 'timezone'>;
  /** Called instead of telling it here, if the order is the one that the customer sees. */
  celebrate?(order: Order): void;
}

/**
 * Tells the customer that an order was placed whose answer was lost, and what it contains where they mean something else by now. A cart
 * that was changed since stays, and so does what was typed.
 */
export async function tellFoundOrder(
  app: AppContext,
  { order, navigate, forget, meant, restaurant, celebrate }: FoundOrder,
): Promise<void> {
  const { items } = cart.get();
  const isOther = contents(items) !== contents(order.items);
  await app.messages.need(['checkout', 'cart', 'statuses']);
  const details = meant && restaurant ? placedOtherwise(app, order, { meant, timezone: restaurant.timezone }) : [];
  if (celebrate && details.length === 0 && !isOther) return celebrate(order);
  const t = (key: keyof Sections['checkout'], values?: Record<string, string>) =>
    app.messages.i18n._(`checkout.${key}`, values);
  if (!isOther) {
    cart.clear();
    forget();
    chosenPromotion.forget();
  }
  void app.resources.reloadShown();
  const texts = [t('found')];
  if (details.length > 0) texts.push(app.messages.i18n._('cart.placed_as'));
  else if (isOther && items.length > 0) texts.push(app.messages.i18n._('cart.changed_since_order'));
  const list = details
    .map(({ label, text }) => `<li><b>${escapeText(t(label))}</b><br>${escapeText(text)}</li>`)
    .join('');
  const follows = await app.dialogs.ask({
    title: t('placed', { orderNumber: order.orderNumber }),
    html: texts.map((text) => `<p>${escapeText(text)}</p>`).join('') + (list && `<ul>${list}</ul>`),
    confirmText: t('track'),
    cancelText: app.messages.i18n._('shell.close'),
  });
  if (follows) await navigate('/orders');
}

function contents(
  items: readonly Pick<Order['items'][number], 'productId' | 'selectedOptions' | 'quantity' | 'note' | 'deal'>[],
): string {
  const lines = items.map(
    (item) => `${lineSignature(item.productId, item.selectedOptions, item.note, item.deal)} ${item.quantity}`,
  );
  return lines.sort().join();
}
