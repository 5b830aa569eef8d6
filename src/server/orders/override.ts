import { toMinor } from '../../domain/money/money.ts';
import type { Override } from '../../domain/orders/overrides.ts';
import { WEEKDAYS } from '../../domain/times/weekdays.ts';
import type { OrderingSettings } from '../menu/ordering-settings.repo.ts';
import type { Refusal } from '../platform/refusals/refusal.ts';
import { ordersRefusals } from './orders.refusals.ts';
import type { RepricedItem } from './reprice.ts';
import { termsRefusals } from './terms.refusals.ts';

const ALL_DAY = { isClosed: false, open: '00:00', close: '00:00' };
const ALWAYS = Object.fromEntries(WEEKDAYS.map((day) => [day, ALL_DAY]));

/** The restaurant's settings without those that staff set aside for a caller. */
export function overridden(settings: OrderingSettings, overrides: readonly Override[] = []): OrderingSettings {
  const { timezone } = settings.schedule;
  const always = { schedule: { timezone, openingHours: ALWAYS }, orderTimes: null };
  return {
    ...settings,
    ...(overrides.includes('closed') && always),
    ...(overrides.includes('area') && { deliveryArea: null }),
    ...(overrides.includes('minimum') && { minimumOrder: 0 }),
    ...(overrides.includes('payment') && { onlineOnly: null }),
  };
}

/** The lines at the base prices that were agreed upon with the caller, if prices are overridden. */
export function atAgreedPrices(
  items: RepricedItem[],
  overrides: readonly Override[] = [],
  decimals: number,
): RepricedItem[] {
  if (!overrides.includes('prices')) return items;
  return items.map(({ line, ...item }) => {
    const { price } = item.sent;
    return {
      ...item,
      line: line && { ...line, unitPrice: price === undefined ? line.unitPrice : toMinor(price, decimals) },
    };
  });
}

const OVERRIDE_OF = new Map<string, Override>([
  [termsRefusals.ordering_paused.code, 'closed'],
  [termsRefusals.restaurant_closed.code, 'closed'],
  [termsRefusals.schedule_outside_hours.code, 'closed'],
  [termsRefusals.scheduling_unavailable.code, 'closed'],
  [termsRefusals.last_orders_over.code, 'closed'],
  [termsRefusals.slot_full.code, 'closed'],
  [termsRefusals.no_slot_left.code, 'closed'],
  [termsRefusals.outside_delivery_area.code, 'area'],
  [ordersRefusals.below_minimum.code, 'minimum'],
  [termsRefusals.online_payment_required.code, 'payment'],
]);

/** What would have to be overridden for the order not to be refused so; null: nothing helps. */
export function overrideOf({ kind }: Refusal): Override | null {
  return OVERRIDE_OF.get(kind.code) ?? null;
}
