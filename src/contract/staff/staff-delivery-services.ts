import * as z from 'zod/mini';
import { DELIVERY_SERVICES, HANDED_PROBLEMS } from '../../domain/delivery-services/delivery-services.ts';
import { handedDelivery } from '../handed-delivery.ts';
import { amount, id, instant } from '../primitives.ts';

const service = z.enum(DELIVERY_SERVICES);

/** Why a service does not bring an order: by a code, and in its own words where it has some. */
export const handedProblem = z.object({ code: z.enum(HANDED_PROBLEMS), words: z.nullable(z.string()) });

/** A delivery by a service, as staff read it. */
export const staffHandedDelivery = z.extend(handedDelivery, {
  /** What the service asks for it; null: it has not said so, or in another currency. */
  price: z.nullable(amount),
  /** Why it is back, or was not called back; missing: there is nothing to say. */
  problem: z.optional(handedProblem),
  /** It was called back, and the service has not answered yet; missing: it was not. */
  isCalledBack: z.optional(z.literal(true)),
});

/** The services that can bring the restaurant's deliveries, and how it is known to them. */
export const deliveryServices = z.object({
  services: z.array(
    z.object({
      service,
      /** null: it is not connected. */
      connection: z.nullable(
        z.object({
          account: z.string(),
          /** Nothing is brought, and nothing charged. */
          isTest: z.boolean(),
          since: instant,
          /** What the service is to call when something changes. */
          eventsUrl: z.string(),
          /** Whether it signs what it calls with, so that we listen; else it is asked now and then. */
          isHeard: z.boolean(),
          /** Since when it does not answer, and why; null: it does. */
          failedAt: z.nullable(instant),
          error: z.nullable(z.string()),
        }),
      ),
    }),
  ),
});
export const deliveryServicesAnswer = z.object({ data: deliveryServices });
export const deliveryServiceParams = z.object({ service });

/** Visible signs alone, as services give them out. */
const key = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most, 'too_long'), z.regex(/^[!-~]*$/, 'required'));
const requiredKey = (most: number) => key(most).check(z.minLength(1, 'required'));

/** What an owner copies from the service's own pages. */
export const deliveryServiceKeys = z.object({
  clientId: requiredKey(200),
  clientSecret: requiredKey(500),
  /** Uber Direct's customer ID; others have none. */
  customerId: z._default(key(100), ''),
  /** Uber Direct's signing key of the webhook; empty: it is not listened to. */
  signingKey: z._default(key(500), ''),
  /** Whether they are of Stuart's sandbox. Uber Direct's keys say by themselves what they are. */
  isTest: z._default(z.boolean(), false),
});

export const deliveryQuoteParams = z.object({ id });
export const deliveryQuoteInput = z.object({ service });
/** What a service asks for an order, or why it does not bring it: one of the two is null. */
export const deliveryQuote = z.object({
  offer: z.nullable(
    z.object({
      service,
      price: amount,
      /** Whether the service's tax comes to it. */
      isWithoutTax: z.optional(z.literal(true)),
      /** Minutes until its courier is at the pass, and at the door; null: it does not say. */
      pickupMinutes: z.nullable(z.int()),
      dropoffMinutes: z.nullable(z.int()),
      validUntil: instant,
      /** By which the offer is taken. */
      quote: z.string(),
    }),
  ),
  problem: z.nullable(handedProblem),
});
export const deliveryQuoteAnswer = z.object({ data: deliveryQuote });
export const handOverInput = z.object({ quote: z.string().check(z.maxLength(2000)) });

export type DeliveryServices = z.infer<typeof deliveryServices>;
export type DeliveryServiceKeys = z.infer<typeof deliveryServiceKeys>;
export type DeliveryQuote = z.infer<typeof deliveryQuote>;
export type StaffHandedDelivery = z.infer<typeof staffHandedDelivery>;
