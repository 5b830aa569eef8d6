import * as z from 'zod/mini';
import { CALL_OFF_REASONS } from '../domain/call-off-reasons.ts';
import { ALLERGENS } from '../domain/food-labels.ts';
import { MAX } from '../domain/limits.ts';
import { READY_IN } from '../domain/ready-in.ts';
import { order, orderItem, orderStatus } from './orders.ts';
import { id, instant, paging } from './primitives.ts';
import { manyLines } from './texts.ts';

/** An order as the restaurant's own people read it: in the restaurant's language, with what the kitchen needs. */
export const staffOrder = z.extend(order, {
  customerName: z.string(),
  items: z.array(
    z.extend(orderItem, {
      /** Of the dish as the menu has it now: labels in the restaurant's language, and the stable names they stand for. */
      allergens: z.array(z.string()),
      allergenCodes: z.array(z.enum(ALLERGENS)),
    }),
  ),
  /** Where the restaurant may take it next, the ordinary way first. */
  nextStatuses: z.array(orderStatus),
  /** When it is called off unless the restaurant answers; null once answered, and where that is switched off. */
  answerBy: z.nullable(instant),
});

export const staffOrdersQuery = z.object({ ...paging, status: z.optional(orderStatus), until: z.optional(instant) });
export const staffOrdersAnswer = z.object({
  data: z.object({
    orders: z.array(staffOrder),
    currentPage: z.int(),
    /** Whether another page follows. */
    hasMore: z.boolean(),
    /** When the first order of this page was placed, or the `until` that was asked for; null without any. As for customers. */
    until: z.nullable(instant),
  }),
});
export const staffOrderParams = z.object({ id });
export const staffOrderAnswer = z.object({ order: staffOrder });
export const changedStaffOrderAnswer = z.object({ data: z.object({ order: staffOrder }) });

/** Shown to the customer in the timeline and the letter. */
const notes = z.optional(z.string().check(manyLines, z.maxLength(MAX.staffNote, 'too_long')));
/** Minutes from now until ready or delivered. */
const readyIn = (most: number) => z.int().check(z.minimum(READY_IN.least), z.maximum(most));
/** The version that the change is meant for: of another one nothing is changed, and the answer is 409 with the order. */
const expectedVersion = z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000)));

/** A change of state by the restaurant (DECISIONS, "Order states"). Calling an order off takes a usual reason, or words. */
export const changeStatusInput = z
  .object({
    status: orderStatus,
    notes,
    /** Told to the customer in the language of the order; words of one's own come before it. */
    reason: z.optional(z.enum(CALL_OFF_REASONS)),
    readyInMinutes: z.optional(readyIn(READY_IN.most)),
    expectedVersion,
  })
  .check(
    z.refine(({ status, notes: words, reason }) => status !== 'Cancelled by Restaurant' || Boolean(words || reason), {
      error: 'required',
      path: ['notes'],
    }),
  );

/** A new promise for an order that is confirmed or in the kitchen. */
export const readyTimeInput = z.object({ readyInMinutes: readyIn(READY_IN.mostDelayed), notes, expectedVersion });

export type StaffOrder = z.infer<typeof staffOrder>;
export type StaffOrdersQuery = z.infer<typeof staffOrdersQuery>;
export type StaffOrdersPage = z.infer<typeof staffOrdersAnswer>['data'];
export type ChangeStatusInput = z.infer<typeof changeStatusInput>;
export type ReadyTimeInput = z.infer<typeof readyTimeInput>;
