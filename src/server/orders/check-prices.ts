import type { PlaceOrderInput } from '../../contract/orders.ts';
import type { Restaurant } from '../../contract/restaurants.ts';
import type { Language } from '../../domain/languages.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toDecimal } from '../../domain/money/money.ts';
import type { OrderType } from '../../domain/orders/order-types.ts';
import { minimumOrderShortfall, type PricedOrder } from '../../domain/orders/price-order.ts';
import type { OrderingSettings } from '../menu/ordering-settings.repo.ts';
import { moneyText } from '../platform/money-text.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { refuseFields } from '../platform/refusals/refuse-fields.ts';
import { fill, sentence } from '../platform/sentence.ts';
import { differingAmounts } from './differing-amounts.ts';
import { itemsRefusals } from './items.refusals.ts';
import { ordersRefusals } from './orders.refusals.ts';
import { presentCart } from './present-cart.ts';
import type { RepricedItem } from './reprice.ts';

/** Error text of an amount in the payload that has changed. */
const AMOUNT_NOW = sentence('order-texts', 'amount_now');

interface PriceCheck {
  input: PlaceOrderInput;
  items: readonly RepricedItem[];
  priced: PricedOrder;
  settings: OrderingSettings;
  language: Language;
}

/**
 * Throws a `Refusal` if the customer saw other amounts than the server charges, naming each and the cart as it is now, or if a
 * delivery is below the restaurant's minimum (DECISIONS, settled 8).
 */
export function checkPrices({ input, items, priced, settings, language }: PriceCheck): void {
  const money = (minor: number) => moneyText(minor, settings.currency, language);
  const decimals = decimalsOf(settings.currency.code);
  const say = (minor: number) => fill(AMOUNT_NOW[language], { amount: money(minor) });
  const errors = differingAmounts(input, items, priced, { decimals, say });
  if (errors.length) {
    throw new Refusal(itemsRefusals.price_changed, {
      errors,
      extra: { ...presentCart(items, decimals), figures: figuresOf(priced, decimals) },
    });
  }
  checkMinimum({ orderType: input.orderType, priced, settings, language });
}

/** Refuses tax on top where the restaurant adds none, as a payload that cannot be right. */
export function checkTaxesSent({ tax }: Pick<Restaurant, 'tax'>, { taxes }: Pick<PlaceOrderInput, 'taxes'>): void {
  if (taxes !== 0 && (tax?.isIncluded ?? true)) refuseFields({ taxes: 'invalid' });
}

/** Throws a `Refusal` if a delivery is below the restaurant's minimum. */
export function checkMinimum({
  orderType,
  priced,
  settings,
  language,
}: Pick<PriceCheck, 'priced' | 'settings' | 'language'> & { orderType: OrderType }): void {
  const { minimumOrder } = settings;
  if (minimumOrderShortfall({ ...priced, orderType, minimumOrderValue: minimumOrder }) > 0) {
    throw new Refusal(ordersRefusals.below_minimum, {
      values: { minimum: moneyText(minimumOrder, settings.currency, language) },
    });
  }
}

/** The amounts as the wire shows them. */
export function figuresOf(
  { subtotal, discountAmount, deliveryFee, taxes, totalAmount }: PricedOrder,
  decimals: number,
) {
  return {
    subtotal: toDecimal(subtotal, decimals),
    discountAmount: toDecimal(discountAmount, decimals),
    deliveryFee: toDecimal(deliveryFee, decimals),
    // Only where tax comes on top.
    ...(taxes > 0 && { taxes: toDecimal(taxes, decimals) }),
    totalAmount: toDecimal(totalAmount, decimals),
  };
}
