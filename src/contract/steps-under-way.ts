import * as z from 'zod/mini';
import { UNDO_MS } from '../domain/limits.ts';
import { orderStatus } from './orders.ts';
import { id } from './primitives.ts';

/** More than one screen has under way. A message stays below what a socket may send. */
const MOST_STEPS = 20;
const MOST_MINUTES = 10_000;

/** A tap on a board that can still be withdrawn there. */
export const stepUnderWay = z.object({
  orderId: id,
  status: orderStatus,
  /** A delivery is put on the pass, or taken back; absent: the status changes. */
  isPacked: z.optional(z.boolean()),
  readyInMinutes: z.optional(z.int().check(z.minimum(0), z.maximum(MOST_MINUTES))),
  /** How long it can still be withdrawn: no two devices have the same clock. */
  leftMs: z.int().check(z.minimum(0), z.maximum(UNDO_MS)),
});

/** All of one screen. */
export const stepsUnderWay = z.array(stepUnderWay).check(z.maxLength(MOST_STEPS));

export type StepUnderWay = z.infer<typeof stepUnderWay>;
