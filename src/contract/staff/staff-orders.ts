import * as z from 'zod/mini';
import { MAX } from '../../domain/limits.ts';
import { ALLERGENS } from '../../domain/menu/food-labels.ts';
import { CANCEL_REASONS } from '../../domain/orders/cancel-reasons.ts';
import { ORDER_CHANNELS } from '../../domain/orders/order-channels.ts';
import { READY_IN } from '../../domain/orders/ready-in.ts';
import { order, orderItem, orderStatus } from '../orders.ts';
import { amount, id, instant, paging } from '../primitives.ts';
import { manyLines, oneLine } from '../texts.ts';
import { staffHandedDelivery } from './staff-delivery-services.ts';

/** An order as staff read it: in the restaurant's language, with what the kitchen needs. */
export const staffOrder = z.extend(order, {
  /** How it came: over the restaurant's pages, or by telephone. */
  channel: z.enum(ORDER_CHANNELS),
  /** The name of the link by which its guest came, or `key`: another system placed it; missing: neither. */
  source: z.optional(z.string()),
  customerName: z.string(),
  /** The guest is to be called before the order is accepted; absent: not. */
  callBack: z.optional(z.literal(true)),
  /** Ordered online without an account, with a number and an address that are new to the restaurant or not; absent: not a guest's. */
  guest: z.optional(z.enum(['first', 'known'])),
  items: z.array(
    z.extend(orderItem, {
      /** Allergens of the dish and its options when it was ordered: labels in the restaurant's language, and their stable names. */
      allergens: z.array(z.string()),
      allergenCodes: z.array(z.enum(ALLERGENS)),
      /** What may have got into it; absent: nothing is known of. */
      mayContainCodes: z.optional(z.array(z.enum(ALLERGENS))),
      /** The dish or one of its options does not say which allergens are in it; absent: all do, or it is an order from before. */
      isUndeclared: z.optional(z.literal(true)),
      /** The menu's own number of the dish; absent: none. */
      menuNumber: z.optional(z.string()),
      /** Whoever takes it must be so old; absent: nobody is asked. */
      minimumAge: z.optional(z.int()),
      /** What cooks call the dish; absent: by its name. */
      kitchenName: z.optional(z.string()),
      /** What was chosen, in the cooks' words; absent: by the labels. */
      kitchenChoices: z.optional(z.array(z.string())),
      /** How long it cooks; absent: nobody has said so. */
      cookingMinutes: z.optional(z.int()),
      /** Ids of the stations that have done their part of it; absent: none. */
      doneBy: z.optional(z.array(z.string())),
    }),
  ),
  /** Who set the present status; null: the system, or an account that is gone. */
  changedBy: z.nullable(z.string()),
  /** Whether the kitchen's stations have done all of it; missing: they have not, or there are none. */
  kitchenDone: z.optional(z.literal(true)),
  /** Since when a delivery that is still Preparing stands ready on the pass; absent: it does not. */
  packedAt: z.optional(instant),
  /** Which courier has it on their phone, and since when; absent: none has, or it is over. */
  courier: z.optional(z.object({ name: z.string(), since: instant })),
  /** The service to which it was handed last, and how far that is; absent: it was handed to none. */
  handed: z.optional(staffHandedDelivery),
  /** What can be given back of it: to its card, in cash (both together no more than was paid), and whether in points. Missing: nothing. */
  refundable: z.optional(z.object({ card: amount, cash: amount, points: z.boolean() })),
  /** How long an order of its type usually takes, in the restaurant's words: what counts while no time is promised. */
  usualTime: z.optional(z.string()),
  /** When a delivery has to leave the kitchen to be at its door as promised; absent: it is fetched, or no drive is known. */
  leavesAt: z.optional(instant),
  /** Statuses that staff may set next, the usual one first. */
  nextStatuses: z.array(orderStatus),
  /** When the order is cancelled if it is still unanswered; null: it is answered, or the restaurant does not use this. */
  answerBy: z.nullable(instant),
});

export const staffOrdersQuery = z.object({
  ...paging,
  status: z.optional(orderStatus),
  until: z.optional(instant),
  customer: z.optional(id),
  /** An order number as somebody heard it: small letters, spaces and a missing hyphen are forgiven. */
  number: z.optional(z.string().check(oneLine, z.maxLength(40, 'too_long'))),
});
export const staffOrdersAnswer = z.object({
  data: z.object({
    orders: z.array(staffOrder),
    currentPage: z.int(),
    /** Whether another page follows. */
    hasMore: z.boolean(),
    /**
     * The `until` of the query, else when the first order of this page was placed; null: there are none. For paging, as in
     * `orders.ts`.
     */
    until: z.nullable(instant),
  }),
});
export const staffOrderParams = z.object({ id });
export const staffOrderAnswer = z.object({ order: staffOrder });
export const changedStaffOrderAnswer = z.object({ data: z.object({ order: staffOrder }) });

/** Shown to the customer in the timeline and in the mail. */
const notes = z.optional(z.string().check(manyLines, z.maxLength(MAX.staffNote, 'too_long')));
/** Minutes from now until the order is ready or delivered. */
const readyIn = (most: number) => z.int().check(z.minimum(READY_IN.least), z.maximum(most));
/**
 * The version that the change was decided on. If the order has another one, nothing changes and the answer is 409 with the order.
 */
const expectedVersion = z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000)));

/** A status change by staff (DECISIONS, "Order states"). Calling an order off requires a reason or notes. */
export const changeStatusInput = z.object({
  status: orderStatus,
  notes,
  /** A usual reason. The log keeps it; the customer reads it in the order's language if there are no notes. */
  reason: z.optional(z.enum(CANCEL_REASONS)),
  readyInMinutes: z.optional(readyIn(READY_IN.most)),
  expectedVersion,
});

/** A delivery stands ready on the pass, or does not after all. */
export const packedInput = z.object({ isPacked: z.boolean(), expectedVersion });

/** A new promised time for an order that is Confirmed or Preparing. */
export const readyTimeInput = z.object({ readyInMinutes: readyIn(READY_IN.mostDelayed), notes, expectedVersion });

export type StaffOrder = z.infer<typeof staffOrder>;
export type StaffOrdersQuery = z.infer<typeof staffOrdersQuery>;
export type StaffOrdersPage = z.infer<typeof staffOrdersAnswer>['data'];
export type ChangeStatusInput = z.infer<typeof changeStatusInput>;
export type PackedInput = z.infer<typeof packedInput>;
export type ReadyTimeInput = z.infer<typeof readyTimeInput>;
