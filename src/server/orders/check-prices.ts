import type { PlaceOrderInput } from '../../contract/orders.ts';
import type { Language } from '../../domain/languages.ts';
import { toDecimal } from '../../domain/money.ts';
import { minimumOrderShortfall, type PricedOrder } from '../../domain/price-order.ts';
import type { OrderingSettings } from '../menu/ordering-settings.repo.ts';
import { moneyText } from '../platform/money-text.ts';
import { fill, Refusal } from '../platform/refusal.ts';
import { differingFigures } from './differing-figures.ts';
import { itemsRefusals } from './items.refusals.ts';
import { figureNow, ordersRefusals } from './orders.refusals.ts';
import { presentCart } from './present-cart.ts';
import type { RepricedItem } from './reprice.ts';

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
  const errors = differingFigures(input, items, priced, (minor) => fill(figureNow[language], { amount: money(minor) }));
  if (errors.length) {
    throw new Refusal(itemsRefusals.price_changed, {
      errors,
      extra: { ...presentCart(items), figures: figuresOf(priced) },
    });
  }
  const { minimumOrder } = settings;
  if (minimumOrderShortfall({ ...priced, orderType: input.orderType, minimumOrderValue: minimumOrder }) > 0) {
    throw new Refusal(ordersRefusals.below_minimum, { values: { minimum: money(minimumOrder) } });
  }
}

function figuresOf({ subtotal, discountAmount, deliveryFee, totalAmount }: PricedOrder) {
  return {
    subtotal: toDecimal(subtotal),
    discountAmount: toDecimal(discountAmount),
    deliveryFee: toDecimal(deliveryFee),
    totalAmount: toDecimal(totalAmount),
  };
}
