import type { Restaurant } from '../../../contract/restaurants.ts';
import type { StaffOrder } from '../../../contract/staff/staff-orders.ts';
import { isDeclined } from '../../../domain/menu/declined-choice.ts';
import { halfLabel, halfOf } from '../../../domain/menu/halves.ts';
import { piecesText } from '../../../domain/menu/pieces.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { toDecimal } from '../../../domain/money/money.ts';
import { promisedTime } from '../../../domain/orders/expected-time.ts';
import { isPackable } from '../../../domain/orders/is-packable.ts';
import { hasEnded, nextStatuses } from '../../../domain/orders/order-status.ts';
import { ORDER_TYPE } from '../../../domain/orders/order-types.ts';
import { isCooking } from '../../../domain/orders/station-of.ts';
import { MINUTE } from '../../../domain/times/zoned-time.ts';
import { namesOfUsers } from '../../accounts/users.repo.ts';
import { type KitchenWords, kitchenWordsOf } from '../../menu/kitchen-words.repo.ts';
import { toIso } from '../../platform/clock.ts';
import { fromJson } from '../../platform/database/json-columns.ts';
import { promiseOfRow } from '../../promises/promise-of-row.ts';
import { coinOf } from '../../restaurants/coin-of.ts';
import type { Services } from '../../services.ts';
import { foodLabel } from '../../texts/food-label-texts.ts';
import type { StoredOrder } from '../orders.repo.ts';
import { isForCash, leftForCard, leftOfOrder } from './left-of-order.ts';
import { presentStaffHanded } from './present-handed.ts';
import { presentOrder } from './present-order.ts';

/** Orders as staff read them, with the names of who last changed them. */
export async function presentStaffOrders(services: Services, stored: readonly StoredOrder[]): Promise<StaffOrder[]> {
  const people = stored.flatMap((each) => changedBy(each) ?? []);
  const names = await namesOfUsers(services.db, [...new Set(people)]);
  const words = new Map<string, KitchenWords>();
  for (const id of new Set(stored.map(({ order }) => order.restaurant_id))) {
    words.set(id, await kitchenWordsOf(services.db, id));
  }
  return Promise.all(
    stored.map((each) => present(services, each, { names, words: words.get(each.order.restaurant_id) ?? NO_WORDS })),
  );
}

export async function presentStaffOrder(services: Services, stored: StoredOrder): Promise<StaffOrder> {
  return (await presentStaffOrders(services, [stored]))[0] as StaffOrder;
}

/** Id of the user who set the present status; null: the system. */
function changedBy({ history }: StoredOrder): string | null {
  return history.at(-1)?.changed_by ?? null;
}

/** Also after it came to an account: it is told as it was placed. */
function isGuests({ channel, guest_email_key }: StoredOrder['order']): boolean {
  return channel === 'web' && guest_email_key !== null;
}

async function present(
  services: Services,
  stored: StoredOrder,
  { names, words }: { names: ReadonlyMap<string, string>; words: KitchenWords },
): Promise<StaffOrder> {
  const { order } = stored;
  const { handed: _, ...shown } = await presentOrder(services, stored, 'staff');
  const { restaurant, productsById } = await services.content.of(order.restaurant_id, order.content_language);
  return {
    ...shown,
    channel: order.channel,
    ...(order.source && { source: order.source }),
    ...(order.call_back === 1 && { callBack: true as const }),
    ...(isGuests(order) && { guest: order.is_first === 1 ? ('first' as const) : ('known' as const) }),
    customerName: order.customer_name,
    changedBy: names.get(changedBy(stored) ?? '') ?? stored.history.at(-1)?.courier_name ?? null,
    items: shown.items.map((item, position) => {
      const line = stored.lines[position];
      const codes = fromJson(line?.allergens ?? null) ?? productsById.get(item.productId)?.allergenCodes ?? [];
      const minimumAge = line?.minimum_age ?? null;
      const mayContain = fromJson(line?.may_contain ?? null) ?? [];
      const allergens = codes.map((name) => foodLabel(name, order.content_language));
      const doneBy = fromJson(line?.done_by ?? null) ?? [];
      return {
        ...{ ...item, allergens, allergenCodes: codes },
        ...(mayContain.length > 0 && { mayContainCodes: mayContain }),
        ...(line?.is_declared === 0 && { isUndeclared: true as const }),
        ...(line?.menu_number && { menuNumber: line.menu_number }),
        ...(minimumAge !== null && { minimumAge }),
        ...inTheKitchen(item, words),
        ...(doneBy.length > 0 && { doneBy }),
      };
    }),
    ...(order.kitchen_done_at && isCooking(order.status) && { kitchenDone: true as const }),
    ...(order.packed_at && isPackable(order) && { packedAt: toIso(order.packed_at) }),
    ...carried(order),
    ...presentStaffHanded(order, restaurant.currency.code),
    ...refundable(stored, restaurant),
    usualTime: restaurant.deliverySettings[ORDER_TYPE[order.order_type].wait],
    ...leaving(order),
    nextStatuses: nextStatuses(order.status, order.order_type, 'staff'),
    answerBy: order.status === 'Pending Confirmation' ? toIso(order.cancel_at) : null,
  };
}

const NO_WORDS: KitchenWords = { dishes: new Map(), options: new Map() };

/** A line in the cooks' own words, where they have some. */
function inTheKitchen(
  { productId, selectedOptions }: Pick<StaffOrder['items'][number], 'productId' | 'selectedOptions'>,
  { dishes, options }: KitchenWords,
): Pick<StaffOrder['items'][number], 'kitchenName' | 'kitchenChoices' | 'cookingMinutes'> {
  const dish = dishes.get(productId);
  const made = selectedOptions.filter((option) => !isDeclined(option));
  const nameOf = ({ optionId, valueId }: (typeof made)[number]) => {
    const half = halfOf(optionId);
    const name = half?.isDish ? dishes.get(valueId)?.name : options.get(valueId);
    return name && half ? halfLabel(name) : name;
  };
  const isNamed = made.some((option) => nameOf(option));
  return {
    ...(dish?.name && { kitchenName: dish.name }),
    ...(dish?.minutes && { cookingMinutes: dish.minutes }),
    ...(isNamed && {
      kitchenChoices: made.map((option) => {
        const name = nameOf(option);
        return name ? piecesText(name, option.count ?? 1) : option.valueLabel;
      }),
    }),
  };
}

/** Who has a delivery on their phone, until it is over. */
function carried({ courier_name, courier_at, status }: StoredOrder['order']): Pick<StaffOrder, 'courier'> {
  return courier_name && courier_at && !hasEnded(status)
    ? { courier: { name: courier_name, since: toIso(courier_at) } }
    : {};
}

/** What staff can give back of it, and how. */
function refundable(stored: StoredOrder, restaurant: Restaurant): Pick<StaffOrder, 'refundable'> {
  const coin = coinOf(restaurant);
  const amount = (minor: number) => toDecimal(minor, decimalsOf(restaurant.currency.code));
  const isFinished = isForCash(stored);
  const card = amount(leftForCard(stored, coin));
  const cash = isFinished ? amount(leftOfOrder(stored, coin).amount) : 0;
  const points = isFinished && stored.order.channel === 'web' && !isGuests(stored.order);
  return card > 0 || cash > 0 || points ? { refundable: { card, cash, points } } : {};
}

/** When a delivery has to leave the kitchen to be at the door as promised. */
function leaving(order: StoredOrder['order']): Pick<StaffOrder, 'leavesAt'> {
  const promised = promisedTime(promiseOfRow(order));
  return promised && order.travel_minutes ? { leavesAt: toIso(promised.from - order.travel_minutes * MINUTE) } : {};
}
