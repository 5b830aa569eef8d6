import type { NavigateFunction } from 'react-router';
import type { Order } from '../../../contract/orders.ts';
import { lineSignature } from '../../../domain/cart.ts';
import { TIMEOUT } from '../../../domain/limits.ts';
import type { AppContext } from '../../app/app-context.ts';
import { escapeHtml } from '../../app/dialogs.ts';
import type { Sections } from '../../messages/sections.ts';
import { cart } from '../cart/cart-store.ts';
import { chosenPromotion } from '../promotions/chosen-promotion.ts';
import { openedPromotion } from '../promotions/opened-promotion.ts';
import { keptDraft } from './kept-draft.ts';

/** Tells the customer, on any page, what became of a placement that was never answered. `order` null: it was not placed. */
export async function tellLostOrder(app: AppContext, order: Order | null, navigate: NavigateFunction): Promise<void> {
  await app.messages.need(['checkout']);
  const t = (key: keyof Sections['checkout'], values?: Record<string, string>) =>
    app.messages.i18n._(`checkout.${key}`, values);
  if (!order) return app.snackbar.show(t('lost'), { tone: 'warning', timeoutMs: TIMEOUT.checkoutWarning });

  // A cart that the customer has changed since stays.
  if (contents(cart.get().items) === contents(order.items)) cart.clear();
  keptDraft.forget();
  openedPromotion.forget();
  chosenPromotion.forget();
  void app.resources.reloadShown();
  const follows = await app.dialogs.ask({
    title: t('placed', { orderNumber: order.orderNumber }),
    html: `<p>${escapeHtml(t('found'))}</p>`,
    confirmText: t('track'),
    cancelText: app.messages.i18n._('shell.close'),
  });
  if (follows) await navigate('/orders');
}

function contents(
  items: readonly Pick<Order['items'][number], 'productId' | 'selectedOptions' | 'quantity'>[],
): string {
  const lines = items.map((item) => `${lineSignature(item.productId, item.selectedOptions)} ${item.quantity}`);
  return lines.sort().join();
}
