import type { OptionGroup, Product } from '../../contract/menu.ts';
import type { PlaceOrderInput } from '../../contract/orders.ts';
import type { SentItem } from '../../domain/appraisal/reprice.ts';
import { openGroups } from '../../domain/menu/opened-groups.ts';
import { type OrderType, offeredTypes } from '../../domain/orders/order-types.ts';
import { isOpenAt } from '../../domain/times/opening-hours.ts';
import { firstSlot } from '../../domain/times/slots.ts';
import { addDays, DAY, instantOf, MINUTE, wallClock } from '../../domain/times/zoned-time.ts';
import type { OrderingSettings } from '../menu/ordering-settings.repo.ts';
import { DEMO_ADDRESSES, DEMO_CUSTOMER } from './demo-accounts.ts';
import type { PlannedOrder } from './demo-plan.ts';

const EVENING = 19 * 60 + 10;

/** When a planned order was placed (ms). An order of an earlier day is placed on an evening on which the restaurant was open. */
export function placedAt(planned: PlannedOrder, { schedule }: OrderingSettings, now: number): number {
  if (planned.daysAgo === 0) return now - (planned.minutesAgo ?? 0) * MINUTE;
  const { date } = wallClock(now, schedule.timezone);
  const evening = (days: number) => instantOf(addDays(date, -days), EVENING, schedule.timezone);
  const open = Array.from({ length: 7 }, (_, more) => evening(planned.daysAgo + more)).find((at) =>
    isOpenAt(schedule, at),
  );
  return open ?? evening(planned.daysAgo);
}

/**
 * The time for which an order is scheduled (ms); null: as soon as possible. While the restaurant is closed even an unscheduled
 * order gets a time.
 */
export function scheduledFor(planned: PlannedOrder, { schedule }: OrderingSettings, at: number): number | null {
  if (planned.isScheduled) return firstSlot(schedule, at + DAY);
  return isOpenAt(schedule, at) ? null : firstSlot(schedule, at);
}

export function typeOf(planned: PlannedOrder, settings: OrderingSettings): OrderType {
  const offered = offeredTypes({ fee: settings.deliveryFee, allowsCollection: settings.allowsCollection });
  return offered.find((type) => type === planned.orderType) ?? offered[0] ?? planned.orderType;
}

/** Two or three whole dishes that are always served, with the options that they require, different for each order. */
export function demoItems(products: readonly Product[], index: number): SentItem[] {
  const dishes = products.filter(
    ({ isAvailable, price, served, options }) =>
      isAvailable && price > 0 && !served && !options.some(({ half }) => half),
  );
  const picked = new Set(
    [index * 3, index * 5 + 4, ...(index % 2 ? [index * 7 + 9] : [])].map((i) => i % dishes.length),
  );
  return [...picked].flatMap((i, position) => {
    const product = dishes[i];
    if (!product) return [];
    const chosen = new Map(product.options.map((group) => [group._id, chosenOf(group)]));
    const open = openGroups(product.options, (group, value) =>
      (chosen.get(group) ?? []).some(({ valueId }) => valueId === value),
    );
    const selectedOptions = open.flatMap((group) => chosen.get(group._id) ?? []);
    return { productId: product._id, quantity: position === 0 ? 2 : 1, selectedOptions };
  });
}

/** The default values, and further ones up to the group's minimum. */
function chosenOf(group: OptionGroup): { optionId: string; valueId: string }[] {
  const available = group.values.filter(({ isAvailable }) => isAvailable);
  const defaults = available.filter(({ isDefault }) => isDefault);
  const others = available.filter(({ isDefault }) => !isDefault);
  const count = Math.max(group.minSelections, Math.min(defaults.length, group.maxSelections));
  return [...defaults, ...others].slice(0, count).map((value) => ({ optionId: group._id, valueId: value._id }));
}

/** The request that a browser would have sent, without amounts, which the order computes. */
export function demoInput(
  planned: PlannedOrder,
  { restaurantId, orderType, method }: { restaurantId: string; orderType: OrderType; method: string },
): PlaceOrderInput {
  return {
    restaurantId,
    items: [],
    subtotal: 0,
    discountAmount: 0,
    deliveryFee: 0,
    serviceFee: 0,
    taxes: 0,
    totalAmount: 0,
    orderType,
    isASAP: !planned.isScheduled,
    scheduledAt: null,
    deliveryAddress: null,
    contactPhone: DEMO_CUSTOMER.phone,
    customerNotes: planned.notes ?? '',
    paymentDetails: { method, paymentStatus: 'Pending' },
    promotionId: null,
  };
}

export function demoAddress(country: string) {
  const address = DEMO_ADDRESSES.find((each) => each.country === country) ?? DEMO_ADDRESSES[0];
  if (!address) return null;
  const { street, city, postal_code, note } = address;
  return { street, city, postalCode: postal_code, country: address.country, deliveryInstructions: note };
}
