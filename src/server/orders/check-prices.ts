import type { PlaceOrderInput } from '../../contract/orders.ts';
import type { Restaurant } from '../../contract/restaurants.ts';
import type { Language } from '../../domain/languages.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { FEES } from '../../domain/orders/fees.ts';
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

/** Refuses fees and tax on top where the restaurant adds none, as a payload that cannot be right. */
export function checkAddedSent({ tax, fees }: Pick<Restaurant, 'tax' | 'fees'>, input: PlaceOrderInput): void {
  if (input.taxes !== 0 && (tax?.isIncluded ?? true)) refuseFields({ taxes: 'invalid' });
  const sent = fees ? [] : FEES.filter((name) => input[name]);
  refuseFields(Object.fromEntries(sent.map((name) => [name, 'invalid'])));
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
  { subtotal, discountAmount, deliveryFee, taxes, totalAmount, ...fees }: PricedOrder,
  decimals: number,
) {
  const charged = FEES.filter((name) => fees[name] > 0);
  return {
    subtotal: toDecimal(subtotal, decimals),
    discountAmount: toDecimal(discountAmount, decimals),
    deliveryFee: toDecimal(deliveryFee, decimals),
    // Only where the restaurant adds them.
    ...Object.fromEntries(charged.map((name) => [name, toDecimal(fees[name], decimals)])),
    ...(taxes > 0 && { taxes: toDecimal(taxes, decimals) }),
    totalAmount: toDecimal(totalAmount, decimals),
  };
}
