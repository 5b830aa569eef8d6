import * as z from 'zod/mini';
import { orderToken } from './order-links.ts';
import { language } from './primitives.ts';
import { pushSubscription } from './push-subscription.ts';

/** The key with which a browser subscribes. */
export const pushKeyAnswer = z.object({ data: z.object({ publicKey: z.string() }) });
/** A browser that is to be told how an order goes on, in this language. */
export const orderPushInput = z.extend(pushSubscription, { language });
/** The same by a tracking link. */
export const trackedPushInput = z.extend(orderPushInput, { token: orderToken });
export const orderPushAnswer = z.object({ data: z.object({ isTold: z.literal(true) }) });

export type OrderPushInput = z.infer<typeof orderPushInput>;
