import type { OptionGroup } from '../../../contract/menu.ts';
import type { CheckoutInput, MethodInput } from '../../../contract/ucp.ts';
import type { AskedAddress, AskedOrder } from '../../../domain/appraisal/asked-order.ts';
import type { SentItem } from '../../../domain/appraisal/reprice.ts';
import { halfOf } from '../../../domain/menu/halves.ts';
import type { OrderType } from '../../../domain/orders/order-types.ts';
import type { ContentSnapshot } from '../../storefront/content-snapshot.ts';

/** The option of a method that stands for a time: as soon as possible, or a slot that begins then. */
export const ASAP_OPTION = 'asap';
const SLOT_OPTION = /^at-(\d{13})$/;

export function slotOption(at: number): string {
  return `at-${at}`;
}

export function methodOf({ fulfillment }: CheckoutInput): MethodInput | undefined {
  return fulfillment?.methods?.[0];
}

/** The time that is wanted (ms): the option that was chosen, else what was asked for; null: as soon as possible. */
export function wantedTime({ requested_fulfillment_time: asked, selected_option_id }: MethodInput): number | null {
  const slot = SLOT_OPTION.exec(selected_option_id ?? '')?.[1];
  if (slot) return Number(slot);
  return asked === undefined || selected_option_id === ASAP_OPTION ? null : Date.parse(asked);
}

/** What a checkout asks for, as a cart is appraised. Nobody is known by it, and how it is paid is said on our page. */
export function askedByCheckout(input: CheckoutInput, content: ContentSnapshot): AskedOrder {
  const method = methodOf(input);
  const scheduledAt = method ? wantedTime(method) : null;
  return {
    items: input.line_items.map((line) => sentItem(line, content)),
    orderType: typeOf(method),
    isASAP: scheduledAt === null,
    scheduledAt,
    address: addressOf(method),
    paymentMethod: null,
    isGuest: true,
    ageConfirmed: false,
    overrides: [],
  };
}

/** Until something is chosen, dishes cost what they cost at the counter. */
function typeOf(method: MethodInput | undefined): OrderType {
  return method?.type === 'delivery' ? 'Delivery' : 'Pickup';
}

/** The protocol names values alone; the dish knows of which group each is. */
function sentItem(
  { quantity, dish, deal }: CheckoutInput['line_items'][number],
  { productsById, restaurant }: ContentSnapshot,
): SentItem {
  const groups = productsById.get(dish.id)?.options ?? [];
  const chosen = (dish.modifications ?? []).flatMap(({ id, quantity: pieces = 1 }) => Array<string>(pieces).fill(id));
  return {
    productId: dish.id,
    quantity,
    ...(restaurant.takesLineNotes && dish.note && { note: dish.note }),
    selectedOptions: inGroups(chosen, groups),
    ...(deal && { deal: { dealId: deal.id, lineId: deal.line_id, key: deal.key } }),
  };
}

/** Each value with its group. Of a dish of two halves, the first half is named first, and behind each what is on it. */
function inGroups(valueIds: readonly string[], groups: readonly OptionGroup[]): SentItem['selectedOptions'] {
  let place = 0;
  return valueIds.map((valueId) => {
    const group = groups.find(({ _id, values }) => {
      const half = halfOf(_id);
      const isHere = !half || half.place === (half.isDish ? place + 1 : place);
      return isHere && values.some((value) => value._id === valueId);
    });
    if (group?.half) place += 1;
    return { optionId: group?._id, valueId };
  });
}

function addressOf(method: MethodInput | undefined): AskedAddress | null {
  const { address, geo } = method?.destination ?? {};
  if (method?.type !== 'delivery' || (!address && !geo)) return null;
  return {
    postalCode: address?.postal_code ?? '',
    country: address?.address_country ?? null,
    isFound: geo !== undefined,
    point: geo ? [geo.longitude, geo.latitude] : null,
  };
}
