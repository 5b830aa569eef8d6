import * as z from 'zod/mini';
import { validatedItem } from './cart-validation.ts';
import { orderType } from './order-items.ts';
import { id, instant } from './primitives.ts';

/** An assistant's checkout as our own pages go on with it: everything that it says, in their words. */
const openedCheckout = z.object({
  /** `over`: canceled, or too old; `ordered`: a person has placed it. */
  state: z.enum(['open', 'over', 'ordered']),
  /** Of the order that was placed from it; missing: none was. */
  trackingToken: z.optional(z.string()),
  /** As the menu has them now, without those that cannot be ordered. */
  items: z.array(validatedItem),
  /** Whether some dishes cannot be ordered as the assistant chose them. */
  isIncomplete: z.boolean(),
  /** null: not chosen. */
  orderType: z.nullable(orderType),
  /** null: as soon as possible. */
  scheduledAt: z.nullable(instant),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** null: none was said. */
  address: z.nullable(
    z.object({
      street: z.string(),
      city: z.string(),
      postalCode: z.string(),
      country: z.string(),
      note: z.string(),
      latitude: z.nullable(z.number()),
      longitude: z.nullable(z.number()),
    }),
  ),
  customerNotes: z.string(),
  /** What the customer chose: a percentage, or minor units; null: nothing. */
  tip: z.nullable(z.union([z.object({ percent: z.int() }), z.object({ amount: z.int() })])),
});

export const openCheckoutInput = z.object({ id });
export const openedCheckoutAnswer = z.object({ data: openedCheckout });

export type OpenedCheckout = z.infer<typeof openedCheckout>;
