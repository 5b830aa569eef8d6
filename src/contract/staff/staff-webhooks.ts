import * as z from 'zod/mini';
import { WEBHOOK_EVENTS } from '../../domain/webhook-events.ts';
import { id, instant } from '../primitives.ts';
import { oneLine } from '../texts.ts';

const webhookEvent = z.enum(WEBHOOK_EVENTS);

export const webhookInput = z.object({
  url: z.string('required').check(oneLine, z.minLength(1, 'required'), z.maxLength(500, 'too_long')),
  events: z.array(webhookEvent).check(z.minLength(1, 'required'), z.maxLength(WEBHOOK_EVENTS.length)),
});
/** `isOn`: whether it is told of what happens. */
export const webhookChange = z.extend(webhookInput, { isOn: z.boolean() });
export const webhook = z.object({
  _id: z.string(),
  url: z.string(),
  events: z.array(webhookEvent),
  /** By which calls are signed (Standard Webhooks). */
  secret: z.string(),
  /** Until when the former secret is valid besides; null: there is none. */
  formerUntil: z.nullable(instant),
  /** Since when it is off; null: it is on. */
  offAt: z.nullable(instant),
});
export const webhooksAnswer = z.object({ data: z.object({ webhooks: z.array(webhook) }) });
export const webhookParams = z.object({ id });

/** A call of a webhook. */
export const webhookCall = z.object({
  _id: z.string(),
  event: z.enum([...WEBHOOK_EVENTS, 'test']),
  /** null: it is about no order. */
  orderNumber: z.nullable(z.string()),
  at: instant,
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  /** The status of the last answer; null: there was none. */
  status: z.nullable(z.int()),
  /** How long the last answer took (ms), and when it came. */
  tookMs: z.nullable(z.int()),
  answeredAt: z.nullable(instant),
  /** Why the last attempt failed; null: it did not. */
  error: z.nullable(z.string()),
  /** When it is tried next; null: not any more. */
  nextAt: z.nullable(instant),
});
/** The last hundred, newest first. */
export const deliveriesAnswer = z.object({ data: z.object({ deliveries: z.array(webhookCall) }) });
export const deliveryParams = z.object({ id, deliveryId: id });

export type Webhook = z.infer<typeof webhook>;
export type WebhookInput = z.infer<typeof webhookInput>;
export type WebhookChange = z.infer<typeof webhookChange>;
export type WebhookCall = z.infer<typeof webhookCall>;
