import type { CartChange, ValidateCartInput } from '../../../contract/cart.ts';
import type { Order } from '../../../contract/orders.ts';
import type { Currency } from '../../../contract/primitives.ts';
import type { Language } from '../../../domain/languages.ts';
import type { Translate } from '../../app/app-context.ts';
import { escapeHtml } from '../../app/dialogs.ts';
import { money } from '../../app/format.ts';

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

interface Wording {
  t: Translate<'order'>;
  currency: Currency;
  language: Language;
}

/** The dialog's HTML: what has changed since the order, and that the current cart is replaced. */
export function reorderHtml(changes: readonly CartChange[], replacesCart: boolean, wording: Wording): string {
  const { t } = wording;
  const rows = changes.map((change) => `<li>${escapeHtml(changeText(change, wording))}</li>`).join('');
  const told = rows && `<p>${escapeHtml(t('reorder_changes'))}</p><ul>${rows}</ul>`;
  return told + (replacesCart ? `<p>${escapeHtml(t('reorder_replaces'))}</p>` : '');
}

function changeText(
  { kind, productName: name, oldPrice, newPrice, optionLabel }: CartChange,
  wording: Wording,
): string {
  const { t, currency, language } = wording;
  const price = (amount: number | null) => money(amount ?? 0, currency, language);
  switch (kind) {
    case 'price_changed':
      return t('change_price', { name, oldPrice: price(oldPrice), newPrice: price(newPrice) });
    case 'option_gone':
      return t('change_option_gone', { name, option: optionLabel ?? '' });
    case 'option_required':
      return t('change_option_required', { name });
    case 'unavailable':
      return t('change_unavailable', { name });
    case 'removed':
      return t('change_removed', { name });
  }
}
