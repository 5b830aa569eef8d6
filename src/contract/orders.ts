import * as z from 'zod/mini';
import { MAX } from '../domain/limits.ts';
import { plainCode } from '../domain/menu/coupon-code.ts';
import { ALLERGENS } from '../domain/menu/food-labels.ts';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '../domain/orders/order-status.ts';
import { WISHES } from '../domain/orders/wishes.ts';
import { PROPOSAL_STATES } from '../domain/payments/order-proposal.ts';
import { isCheckoutPhone, plainPhone } from '../domain/people/phone.ts';
import { personName } from './accounts/accounts.ts';
import { addressLines, hasPostcode, location } from './accounts/addresses.ts';
import { emailField } from './email-field.ts';
import { handedDelivery } from './handed-delivery.ts';
import { cashRefund, onlinePayment } from './online-payment.ts';
import { namedDeal, orderItemInput, orderType } from './order-items.ts';
import { amount, currency, id, instant, language, paging, signedMoney, sortOrder } from './primitives.ts';
import { buyer, buyerInput, creditNote, orderTax, receipt, taxShare } from './taxes.ts';
import { manyLines } from './texts.ts';

export const orderStatus = z.enum(ORDER_STATUSES);

const deliveryAddressInput = z
  .object({ ...addressLines, location: z.optional(z.nullable(location)) })
  .check(hasPostcode);

/** The name of one of the restaurant's payment methods. */
export const paymentMethod = z.string().check(z.minLength(1, 'payment_required'), z.maxLength(60));

/**
 * The placement payload (specification section 3, DECISIONS "order placement"). The server compares its amounts with its own and
 * refuses others.
 */
export const placeOrderInput = z.object({
  restaurantId: id,
  items: z.array(orderItemInput).check(z.minLength(1, 'items_required'), z.maxLength(MAX.cartLines)),
  subtotal: amount,
  discountAmount: amount,
  deliveryFee: amount,
  /** 0, as the other fees, unless the restaurant has set it; missing: 0. */
  serviceFee: amount,
  bagFee: z.optional(amount),
  smallOrderFee: z.optional(amount),
  /** On all bottles and cans; missing: none. */
  deposit: z.optional(amount),
  /** 0, unless the restaurant adds tax to its prices. */
  taxes: amount,
  /** Without the tip. */
  totalAmount: amount,
  /** Paid besides, online, where the restaurant offers it; missing: none. */
  tip: z.optional(amount),
  orderType,
  isASAP: z.boolean(),
  scheduledAt: z.nullable(instant),
  /** As soon as possible: the time that the customer was shown. If it has moved by more than ten minutes, nothing is placed. */
  promisedAt: z.optional(instant),
  deliveryAddress: z.nullable(deliveryAddressInput),
  contactPhone: z.string('phone_required').check(z.overwrite(plainPhone), z.refine(isCheckoutPhone, 'phone_invalid')),
  /** Whether the customer says to be as old as the dishes ask (`minimumAge`). */
  ageConfirmed: z.optional(z.boolean()),
  /** Whom the receipt names, where the restaurant's country has it (`asksBuyer`); elsewhere it is not kept. */
  buyer: z.optional(buyerInput),
  /** Whether the customer is texted once it is ready or on its way, where the restaurant offers it (`textsGuests`); elsewhere it is not kept. */
  wantsTexts: z.optional(z.boolean()),
  customerNotes: z._default(z.string().check(manyLines, z.maxLength(MAX.customerNotes, 'too_long')), ''),
  /**
   * What the guest avoids, where they want the kitchen to know; missing: nothing is said. A dish that has some of it is refused unless its
   * id is among the `confirmed`.
   */
  avoids: z.optional(
    z.object({
      allergens: z.array(z.enum(ALLERGENS)).check(z.minLength(1), z.maxLength(ALLERGENS.length)),
      confirmed: z._default(z.array(id).check(z.maxLength(MAX.cartLines)), []),
    }),
  ),
  paymentDetails: z.object({
    method: paymentMethod,
    paymentStatus: z.literal('Pending'),
  }),
  promotionId: z._default(z.nullable(id), null),
  /** Needed for a hidden promotion, unless this customer has had its code validated. */
  couponCode: z.optional(z.string().check(z.overwrite(plainCode), z.maxLength(MAX.couponCode))),
  /** The name of the link by which the customer came: one word, which may name an assistant's checkout. Anything else is not kept. */
  source: z.optional(z.string().check(z.maxLength(60))),
  /** Of a guest, who must say it with each order; of an account it is not read. */
  guest: z.optional(z.object({ name: personName, email: emailField })),
});

const orderChange = z.object({
  at: instant,
  reason: z.string(),
  /** `lang`: of the name; missing: the order's. */
  items: z.array(z.object({ name: z.string(), lang: z.optional(language), from: z.int(), to: z.int() })),
  /** The totals. */
  before: amount,
  after: amount,
});

/** A change that makes the order dearer, to which its customer has to agree. */
export const orderProposal = z.object({
  id,
  /** Customers see open ones only. */
  state: z.enum(PROPOSAL_STATES),
  /** Whether the customer has agreed, and is about to pay the difference. */
  isPaying: z.boolean(),
  reason: z.string(),
  at: instant,
  /** Until when it waits for the answer. */
  until: instant,
  /** Dishes that go, and those that come: from 0. */
  items: z.array(
    z.object({
      name: z.string(),
      lang: z.optional(language),
      options: z.array(z.string()),
      from: z.int(),
      to: z.int(),
    }),
  ),
  /** The totals. */
  before: amount,
  after: amount,
});
/** The customer's answer to a proposal. */
export const proposalAnswerInput = z.object({ proposalId: id, isAgreed: z.boolean() });

export const orderItem = z.object({
  productId: z.string(),
  productName: z.string(),
  /** Of the name, where it was not translated; missing: the order's. */
  lang: z.optional(language),
  productImage: z.nullable(z.string()),
  quantity: z.int(),
  /** The menu's base price, without adjustments. */
  unitPrice: amount,
  /** On one bottle or can, no part of the price; missing: none. */
  deposit: z.optional(amount),
  itemSubtotal: amount,
  selectedOptions: z.array(
    z.object({
      optionId: z.string(),
      valueId: z.string(),
      optionName: z.string(),
      valueLabel: z.string(),
      /** Of the name and of the label, where they were not translated; missing: the order's. */
      optionLang: z.optional(language),
      valueLang: z.optional(language),
      priceAdjustment: signedMoney,
      /** Chosen so often, as the label says; the adjustment is that of all its pieces. Missing: once. */
      count: z.optional(z.int()),
    }),
  ),
  /** What the customer wants done if it is missing; absent: nothing said. */
  wish: z.optional(z.enum(WISHES)),
  /** What the customer wrote to it; absent: nothing. */
  note: z.optional(z.string()),
  /** The deal that it is part of, whose share of the price it has; absent: none. */
  deal: z.optional(namedDeal),
  /** Its parts after the discount, by rate, where the order has a `tax`. */
  taxShares: z.optional(z.array(taxShare)),
});

export const order = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  /** By which it is called ("#17") on its business day, 1 to 999; missing: an order from before there were any. */
  callNumber: z.optional(z.int()),
  createdAt: instant,
  /** Increases with every change. Of two versions of an order a browser keeps the greater. */
  version: z.int(),
  status: orderStatus,
  totalAmount: amount,
  /** Paid besides the total; missing: none. */
  tip: z.optional(amount),
  subtotal: amount,
  discountAmount: amount,
  deliveryFee: amount,
  serviceFee: amount,
  /** Only of orders that have them. */
  bagFee: z.optional(amount),
  smallOrderFee: z.optional(amount),
  /** On all its bottles and cans; missing: none. */
  deposit: z.optional(amount),
  /** Paid in cash: by how much coins pay more (below 0: less) than the total; missing: they can pay it exactly, or it is paid otherwise. */
  cashRounding: z.optional(signedMoney),
  taxes: amount,
  /** Where the restaurant has said how it is taxed. Gross amounts add up to the total. */
  tax: z.optional(orderTax),
  /** Whom the receipt names; missing: nobody. */
  buyer: z.optional(buyer),
  /** Once it is handed over, where the restaurant gives receipts. */
  receipt: z.optional(receipt),
  /** Refunds of what stands on the receipt, oldest first; missing: none. */
  creditNotes: z.optional(z.array(creditNote)),
  orderType,
  isASAP: z.boolean(),
  scheduledAt: z.nullable(instant),
  /** As soon as possible: about when, as the customer was told when ordering. Missing: only how long it usually takes. */
  promisedAt: z.optional(instant),
  /** The end of the range that begins with `promisedAt`. Missing: a time was told, or staff have promised another. */
  promisedTo: z.optional(instant),
  /** The time that the restaurant promised; null before it accepted the order. */
  estimatedReadyAt: z.nullable(instant),
  /** A text such as '15-20 minutes' for Pickup; null for Delivery. */
  pickupTimeEstimate: z.nullable(z.string()),
  /** What its guest avoids, by their stable names; missing: nothing was said. */
  avoids: z.optional(z.array(z.enum(ALLERGENS))),
  customerNotes: z.string(),
  contactPhone: z.string(),
  currency,
  restaurantId: z.object({
    _id: z.string(),
    name: z.string(),
    address: z.object({ street: z.string(), city: z.string(), postalCode: z.string() }),
  }),
  appliedPromotion: z.nullable(
    z.object({
      promotionId: z.string(),
      code: z.nullable(z.string()),
      name: z.string(),
      /** Of the name, where it was not translated; missing: the order's. */
      lang: z.optional(language),
    }),
  ),
  deliveryAddress: z.nullable(
    z.object({
      street: z.string(),
      city: z.string(),
      postalCode: z.string(),
      country: z.string(),
      deliveryInstructions: z.nullable(z.string()),
      /** [longitude, latitude], where zones are measured in kilometres; missing: not known. */
      coordinates: z.optional(z.readonly(z.tuple([z.number(), z.number()]))),
      /** The zone whose terms the order has, and its way as the crow flies (null: not known); missing: none with a name. */
      zone: z.optional(z.object({ id: z.string(), name: z.string(), metres: z.nullable(z.number()) })),
      /** How far it is by road, where the operator has a routing server; comes a moment after the order. Missing: not known. */
      road: z.optional(z.object({ metres: z.number(), minutes: z.number() })),
    }),
  ),
  /** The service whose courier brings it, and how far that is; missing: none does. */
  handed: z.optional(handedDelivery),
  paymentDetails: z.object({
    method: z.string(),
    paymentStatus: z.enum(PAYMENT_STATUSES),
    paidAt: z.nullable(instant),
    /** Only of orders that are paid online. */
    online: z.optional(onlinePayment),
    /** Oldest first. Missing: none. */
    cashRefunds: z.optional(z.array(cashRefund)),
  }),
  statusHistory: z.array(z.object({ status: orderStatus, changedAt: instant, notes: z.nullable(z.string()) })),
  items: z.array(orderItem),
  /** What the restaurant changed in it since, oldest first; dishes that came to it are from 0. Missing: nothing. */
  changes: z.optional(z.array(orderChange)),
  /** Missing: none that the reader should know of. */
  proposal: z.optional(orderProposal),
  isReviewed: z.boolean(),
  lang: language,
});

export const ordersQuery = z.object({
  ...paging,
  status: z.optional(orderStatus),
  sortBy: z._default(z.enum(['createdAt', 'totalAmount', 'status']), 'createdAt'),
  sortOrder,
  /** Leaves out orders placed after this instant. */
  until: z.optional(instant),
});
export const ordersAnswer = z.object({
  orders: z.array(order),
  currentPage: z.int(),
  totalPages: z.int(),
  totalOrders: z.int(),
  /**
   * The `until` of the query, else when the newest order was placed; null: there are none. Sent with the requests for the next
   * pages it keeps new orders from shifting them.
   */
  until: z.nullable(instant),
});
export const orderParams = z.object({ id });
export const orderAnswer = z.object({ order });
/** Any printable ASCII text, which a header can carry. */
export const idempotencyKey = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[\x20-\x7e]+$/));
export const orderKeyParams = z.object({ key: idempotencyKey });
export const placedOrderAnswer = z.object({ data: order });
/** `url`: where the difference is paid; null: nothing is to be paid online. */
export const answeredProposalAnswer = z.object({ data: z.object({ order, url: z.nullable(z.string()) }) });
export const changedOrderAnswer = z.object({ data: z.object({ order }) });

export type OrderProposal = z.infer<typeof orderProposal>;
export type ProposalAnswerInput = z.infer<typeof proposalAnswerInput>;
export type AnsweredProposal = z.infer<typeof answeredProposalAnswer>;
export type PlaceOrderInput = z.infer<typeof placeOrderInput>;
export type Order = z.infer<typeof order>;
export type OrderItem = z.infer<typeof orderItem>;
export type OrdersPage = z.infer<typeof ordersAnswer>;
