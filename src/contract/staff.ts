import * as z from 'zod/mini';
import { orderStatus, ordersAnswer } from './orders.ts';
import { id, paging } from './primitives.ts';

export const staffOrdersQuery = z.object({ ...paging, status: z.optional(orderStatus) });
export const staffOrdersAnswer = ordersAnswer;
export const staffOrderParams = z.object({ id });

/** A change of state by the restaurant (DECISIONS, "Order states"). */
export const changeStatusInput = z.object({
  status: orderStatus,
  /** Shown to the customer in the timeline. */
  notes: z.optional(z.string().check(z.trim(), z.maxLength(300))),
  /** Minutes from now until ready or delivered; with Confirmed. */
  readyInMinutes: z.optional(z.int().check(z.minimum(5), z.maximum(240))),
});

export type ChangeStatusInput = z.infer<typeof changeStatusInput>;
