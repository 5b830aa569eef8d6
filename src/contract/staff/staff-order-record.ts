import * as z from 'zod/mini';
import { USUAL_MESSAGES } from '../../domain/orders/order-messages.ts';
import { PAPERS } from '../../domain/orders/papers.ts';
import { orderStatus } from '../orders.ts';
import { amount, instant } from '../primitives.ts';
import { lines, manyLines } from '../texts.ts';
import { staffOrder } from './staff-orders.ts';

/** Something that happened to an order. `by`: who did it; null: the system, or an account that is gone. */
const happened = { at: instant, by: z.nullable(z.string()) };
export const orderEvent = z.discriminatedUnion('kind', [
  z.object({
    ...{ ...happened, kind: z.literal('status'), status: orderStatus, notes: z.nullable(z.string()) },
    /** The name of the courier who tapped it; absent: none did. */
    courier: z.optional(z.string()),
  }),
  z.object({ ...happened, kind: z.literal('ready_time'), readyAt: z.nullable(instant) }),
  z.object({
    ...happened,
    kind: z.enum(['charged', 'released', 'refunded', 'refund_turned_down', 'cash_refunded']),
    amount,
    reason: z.nullable(z.string()),
  }),
  z.object({ ...happened, kind: z.literal('points'), points: z.int(), reason: z.nullable(z.string()) }),
  /** A text message that the customer asked for. */
  z.object({ ...happened, kind: z.enum(['text_sent', 'text_failed']) }),
  z.object({ ...happened, kind: z.literal('printed'), printer: z.string(), paper: z.enum(PAPERS), copy: z.int() }),
]);

/** A note for the team, or what the customer was mailed. */
export const orderNote = z.object({
  _id: z.string(),
  text: z.string(),
  at: instant,
  /** null: an account that is gone. */
  by: z.nullable(z.string()),
});

/** All that is known about an order. */
export const orderRecord = z.object({
  order: staffOrder,
  /** Oldest first. */
  events: z.array(orderEvent),
  notes: z.array(orderNote),
  messages: z.array(orderNote),
  /** Usual sentences to the customer, in the reader's language. Empty: the customer cannot be written to. */
  usualMessages: z.array(z.object({ key: z.enum(USUAL_MESSAGES), text: z.string() })),
  /** The customer's other orders here. */
  earlierOrders: z.object({ count: z.int(), lastAt: z.nullable(instant) }),
  /** Whether the till has it (`ref` is its number there), and why it was not sent last; absent: it has not to, or it was long ago. */
  till: z.optional(
    z.object({
      state: z.enum(['waiting', 'arrived', 'failed']),
      ref: z.nullable(z.string()),
      error: z.nullable(z.string()),
    }),
  ),
  /** Whether a courier took a photo of why it could not be delivered; absent: none. */
  hasPhoto: z.optional(z.literal(true)),
  /** null: there is no handover to take back. */
  stepBack: z.nullable(z.object({ to: orderStatus, until: instant })),
});
export const orderRecordAnswer = z.object({ data: orderRecord });

export const orderNoteInput = z.object({ text: lines(500) });
/** A usual sentence, which the customer reads in their language, own words, or both. */
export const orderMessageInput = z.object({
  usual: z.optional(z.enum(USUAL_MESSAGES)),
  text: z.optional(z.string().check(manyLines, z.maxLength(1000, 'too_long'))),
});
export const stepBackInput = z.object({
  expectedVersion: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
});

export type OrderEvent = z.infer<typeof orderEvent>;
export type OrderNote = z.infer<typeof orderNote>;
export type OrderRecord = z.infer<typeof orderRecord>;
export type OrderMessageInput = z.infer<typeof orderMessageInput>;
