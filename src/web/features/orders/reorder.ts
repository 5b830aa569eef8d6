import type { ValidateCartInput } from '../../../contract/cart-validation.ts';
import type { Order } from '../../../contract/orders.ts';
import type { Translate } from '../../app/app-context.ts';
import { escapeText } from '../../app/hosts/dialogs.ts';

/** The order's lines as a cart that is to be validated against today's menu. */
export function cartOf(order: Order, restaurantId: string): ValidateCartInput {
  return {
    restaurantId,
    items: order.items.map(({ productId, productName, quantity, unitPrice, selectedOptions }) => ({
      productId,
      name: productName,
      quantity,
      price: unitPrice,
      selectedOptions,
    })),
  };
}

/** The dialog's HTML: what has changed since the order, and that the current cart is replaced. */
export function reorderHtml(changes: readonly string[], replacesCart: boolean, t: Translate<'order'>): string {
  const rows = changes.map((change) => `<li>${escapeText(change)}</li>`).join('');
  const told = rows && `<p>${escapeText(t('reorder_changes'))}</p><ul>${rows}</ul>`;
  return told + (replacesCart ? `<p>${escapeText(t('reorder_replaces'))}</p>` : '');
}
