import { dealName } from '../../../domain/appraisal/asked-deals.ts';
import { allergensOf, mayContainOf, minimumAgeOf } from '../../../domain/appraisal/declared.ts';
import { unitsOf } from '../../../domain/appraisal/lines.ts';
import type { ShownProduct, ShownProducts } from '../../../domain/appraisal/menu-product.ts';
import type { RepricedItem } from '../../../domain/appraisal/reprice.ts';
import type { TaxedOrder } from '../../../domain/appraisal/tax-of-order.ts';
import type { OrderTime } from '../../../domain/appraisal/times.ts';
import type { Language } from '../../../domain/languages.ts';
import { ALLERGENS } from '../../../domain/menu/food-labels.ts';
import { halfOf } from '../../../domain/menu/halves.ts';
import type { TakenPortions } from '../../../domain/menu/portions.ts';
import { INITIAL_STATUS, type OrderStatus } from '../../../domain/orders/order-status.ts';
import type { PricedOrder } from '../../../domain/orders/price-order.ts';
import { emailKey } from '../../../domain/people/email.ts';
import type { Buyer } from '../../../domain/taxes/buyer.ts';
import type { TaxShare } from '../../../domain/taxes/tax-order.ts';
import { businessDate } from '../../../domain/times/business-day.ts';
import type { Schedule } from '../../../domain/times/opening-hours.ts';
import { mailboxKey, phoneKey } from '../../people/same-person.ts';
import { toJson } from '../../platform/database/json-columns.ts';
import { newId, newOrderNumber } from '../../platform/ids/ids.ts';
import type { JsonOf } from '../../platform/tables/columns.ts';
import type { StoredDeal, StoredOption } from '../../platform/tables/order-snapshots.ts';
import type { PromotionRow } from '../../promotions/promotions.repo.ts';
import type { PlaceOrderRequest, PlacingCustomer } from '../order-policy.ts';
import type { OrderTerms } from '../order-terms.ts';
import type { OrderLineRow, StoredOrder } from '../orders.repo.ts';

export interface OrderParts {
  placement: Omit<PlaceOrderRequest, 'policy'> & {
    policy: Pick<PlaceOrderRequest['policy'], 'channel' | 'keepsEmail'>;
  };
  customer: PlacingCustomer;
  terms: OrderTerms;
  /** null: the restaurant keeps the specification's times. */
  time: OrderTime | null;
  /** The counted portions that it has taken; null or missing: none. */
  portions?: TakenPortions | null;
  /** Of a delivery from the kitchen to the door; missing: nobody has said so. */
  travelMinutes?: number | null;
  items: readonly RepricedItem[];
  priced: PricedOrder;
  /** In minor units; missing: none. */
  tip?: number;
  /** Whether the restaurant asked for wishes; missing: not, and none are kept. */
  asksWishes?: boolean | undefined;
  /** Whether the restaurant texts who asks for it; missing: not. */
  textsGuests?: boolean | undefined;
  /** Whether the restaurant takes notes to dishes; missing: not, and none are kept. */
  takesLineNotes?: boolean | undefined;
  /** Whom the receipt names; null or missing: nobody. */
  buyer?: Buyer | null;
  /** null: the restaurant has not said how it is taxed. */
  taxed: TaxedOrder | null;
  /** `name` is in the customer's language, `nameOriginal` in the restaurant's. */
  promotion: { row: PromotionRow; name: string; lang?: Language; nameOriginal: string } | null;
  /** The menu in the restaurant's own language. */
  original: ShownProducts;
  /** When staff are reminded of the unanswered order and when it is cancelled (ms); null: never. */
  remindAt: number | null;
  cancelAt: number | null;
  /** By default the order goes to the restaurant at once. */
  status?: OrderStatus;
  /** Whether the guest is called before anybody accepts. */
  callBack?: boolean;
  /** Whether it is the guest's first one. */
  isFirst?: boolean;
  /** The restaurant's hours, which say on which business day it is placed. */
  schedule: Schedule;
  now: number;
}

/** The rows of a new order. */
export function newOrder(parts: OrderParts): StoredOrder {
  const { placement, customer, terms, priced, promotion, status = INITIAL_STATUS, now } = parts;
  const { tenant, language, input, policy } = placement;
  const { userId, person } = customer;
  const guestEmail = policy.keepsEmail ? person.email : null;
  const restaurant_id = tenant.id;
  const id = newId();
  return {
    order: {
      restaurant_id,
      id,
      number: newOrderNumber(),
      call_number: null,
      placed_on: businessDate(parts.schedule, now),
      user_id: userId,
      status,
      order_type: input.orderType,
      channel: policy.channel,
      source: placement.source ?? null,
      is_asap: Number(input.isASAP),
      scheduled_at: terms.scheduledAt,
      estimated_ready_at: null,
      fulfilled_at: null,
      call_back: Number(parts.callBack ?? false),
      is_first: Number(parts.isFirst ?? false),
      wants_texts: Number(parts.textsGuests === true && input.wantsTexts === true),
      promised_at: parts.time?.promisedAt ?? null,
      promised_to: parts.time?.promisedTo ?? null,
      travel_minutes: parts.travelMinutes ?? null,
      units: unitsOf(parts.items),
      kitchen_slots: parts.time?.slots ? toJson(parts.time.slots) : null,
      portions: parts.portions ? toJson(parts.portions) : null,
      remind_at: parts.remindAt,
      cancel_at: parts.cancelAt,
      subtotal: priced.subtotal,
      discount: priced.discountAmount,
      delivery_fee: priced.deliveryFee,
      bag_fee: priced.bagFee,
      small_order_fee: priced.smallOrderFee,
      service_fee: priced.serviceFee,
      deposit: priced.deposit,
      taxes: priced.taxes,
      total: priced.totalAmount,
      tip: parts.tip ?? 0,
      tax: parts.taxed && toJson(parts.taxed.tax),
      promotion_id: promotion?.row.id ?? null,
      promotion_code: promotion?.row.coupon_code ?? null,
      promotion_name: promotion?.name ?? null,
      promotion_name_original: promotion?.nameOriginal ?? null,
      promotion_lang: promotion?.lang ?? null,
      points_spent: promotion?.row.points_cost ?? 0,
      points_earned: 0,
      customer_name: person.name,
      customer_email: person.email,
      customer_mailbox: person.email && mailboxKey(person.email),
      customer_phone_key: phoneKey(input.contactPhone, tenant.country) || null,
      guest_email_key: guestEmail ? emailKey(guestEmail) : null,
      contact_phone: input.contactPhone,
      buyer: parts.buyer ? toJson(parts.buyer) : null,
      customer_notes: input.customerNotes,
      avoids: input.avoids ? toJson(ALLERGENS.filter((name) => input.avoids?.allergens.includes(name))) : null,
      delivery_address: terms.deliveryAddress && toJson(terms.deliveryAddress),
      age_confirmed_at: minimumAgeOf(parts.items) === null ? null : now,
      kitchen_done_at: null,
      packed_at: null,
      courier_device: null,
      courier_name: null,
      courier_at: null,
      courier_settlement: null,
      handed: null,
      payment_method: terms.paymentMethod,
      payment_status: input.paymentDetails.paymentStatus,
      paid_at: null,
      cash_back: 0,
      customer_language: language,
      terms_version: terms.termsVersion ?? null,
      content_language: tenant.contentLanguage,
      changes: null,
      proposal: null,
      proposal_until: null,
      version: 1,
      created_at: now,
      updated_at: now,
    },
    lines: orderLines(parts.items, {
      ...{ restaurantId: restaurant_id, orderId: id, from: 0, original: parts.original },
      ...{ language, contentLanguage: tenant.contentLanguage },
      asksWishes: parts.asksWishes ?? false,
      takesLineNotes: parts.takesLineNotes ?? false,
      subtotals: priced.lines.map(({ itemSubtotal }) => itemSubtotal),
      shares: parts.taxed?.lines ?? null,
    }),
    history: [
      {
        restaurant_id,
        order_id: id,
        position: 0,
        status,
        changed_at: now,
        notes: null,
        changed_by: userId,
        courier_name: null,
      },
    ],
    isReviewed: false,
    payment: null,
    cashRefunds: [],
    receipt: null,
  };
}

interface LinesParts {
  restaurantId: string;
  orderId: string;
  /** The first line's position. */
  from: number;
  /** The menu in the restaurant's own language. */
  original: ShownProducts;
  /** The customer's and the restaurant's. */
  language: Language;
  contentLanguage: Language;
  /** Of each item, in minor units. */
  subtotals: readonly number[];
  /** Whether customers may say what is to be done if a dish is missing. */
  asksWishes: boolean;
  /** Whether customers may add a few words to a dish. */
  takesLineNotes: boolean;
  /** The tax of each item; null: the order keeps none. */
  shares: readonly (readonly TaxShare[])[] | null;
}

/** The rows of an order's lines, one for each item that can be ordered. */
export function orderLines(items: readonly RepricedItem[], parts: LinesParts): OrderLineRow[] {
  const { restaurantId, orderId, from, original, subtotals, shares, asksWishes, takesLineNotes } = parts;
  const { language, contentLanguage } = parts;
  return items.flatMap((item, index) => {
    const { line, shown } = item;
    if (!line || !shown) return [];
    return {
      restaurant_id: restaurantId,
      order_id: orderId,
      position: from + index,
      product_id: line.productId,
      product_name: shown.name,
      product_lang: shown.lang ?? null,
      product_name_original: original.get(line.productId)?.name ?? shown.name,
      picture: shown.imageUrl,
      quantity: line.quantity,
      unit_price: line.unitPrice,
      deposit: line.deposit ?? 0,
      subtotal: subtotals[index] ?? 0,
      selected_options: toJson(optionsOf(item, original)),
      allergens: toJson(allergensOf(item)),
      may_contain: toJson(mayContainOf(item)),
      is_declared: Number(item.declared.every(({ isDeclared }) => isDeclared)),
      menu_number: shown.menuNumber ?? null,
      minimum_age: minimumAgeOf([item]),
      tax_shares: shares && toJson([...(shares[index] ?? [])]),
      wish: (asksWishes && item.sent.wish) || null,
      note: (takesLineNotes && item.sent.note) || null,
      deal: dealOf(item, { language, contentLanguage }),
      done_by: null,
    };
  });
}

function dealOf(
  { sent, deal }: RepricedItem,
  { language, contentLanguage }: Pick<LinesParts, 'language' | 'contentLanguage'>,
): JsonOf<StoredDeal> | null {
  if (!sent.deal || !deal) return null;
  const { dealId, lineId, key } = sent.deal;
  const nameOriginal = dealName(deal, contentLanguage).name;
  return toJson({ dealId, lineId, key, ...dealName(deal, language), nameOriginal });
}

/** What is on a half stands behind it, in whatever order it was sent; choices of other dishes as they were sent. */
function inMenuOrder(options: RepricedItem['options'], product: ShownProduct | undefined): RepricedItem['options'] {
  if (!options.some(({ optionId }) => halfOf(optionId))) return options;
  const placeOf = (id: string) => product?.options.findIndex(({ _id }) => _id === id) ?? 0;
  return options.toSorted((one, other) => placeOf(one.optionId) - placeOf(other.optionId));
}

function optionsOf({ line, options }: RepricedItem, original: ShownProducts): StoredOption[] {
  const product = line ? original.get(line.productId) : undefined;
  return inMenuOrder(options, product).map(({ adjustment, ...option }) => {
    const group = product?.options.find((each) => each._id === option.optionId);
    const value = group?.values.find((each) => each._id === option.valueId);
    return {
      ...option,
      optionNameOriginal: group?.name ?? option.optionName,
      valueLabelOriginal: value?.label ?? option.valueLabel,
      priceAdjustment: adjustment,
    };
  });
}
