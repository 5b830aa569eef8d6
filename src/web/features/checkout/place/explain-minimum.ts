import type { Restaurant } from '../../../../contract/restaurants.ts';
import { decimalsOf } from '../../../../domain/money/currencies.ts';
import { toDecimal } from '../../../../domain/money/money.ts';
import { ORDER_TYPE } from '../../../../domain/orders/order-types.ts';
import type { AppContext } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { escapeText } from '../../../app/hosts/dialogs.ts';
import type { Sections } from '../../../messages/sections.ts';
import type { Checkout } from '../derive-checkout.ts';

/** The 'Minimum Order Value' dialog (specification section 5). Resolves to whether the customer wants to go to the menu. */
export function explainMinimum(
  { dialogs, messages }: AppContext,
  { warning, checkout, restaurant }: { warning: string; checkout: Checkout; restaurant: Restaurant },
): Promise<boolean> {
  const { shortfall, offered } = checkout;
  const t = (key: keyof Sections['checkout'], values?: Record<string, string>) =>
    messages.i18n._(`checkout.${key}`, values);
  const missing = money(
    toDecimal(shortfall, decimalsOf(restaurant.currency.code)),
    restaurant.currency,
    messages.language,
  );
  const hint = t(offered.some((type) => !ORDER_TYPE[type].hasFee) ? 'minimum_or_pickup' : 'minimum_missing', {
    missing,
  });
  return dialogs.ask({
    title: t('minimum_title'),
    html: `<p>${escapeText(warning)}</p><p>${escapeText(hint)}</p>`,
    confirmText: t('go_to_menu'),
    cancelText: t('cancel'),
  });
}
