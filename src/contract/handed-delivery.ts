import * as z from 'zod/mini';
import { DELIVERY_SERVICES, HANDED_STATES } from '../domain/delivery-services/delivery-services.ts';
import { instant } from './primitives.ts';

/** A delivery by a service, as whoever waits for it reads it. */
export const handedDelivery = z.object({
  service: z.enum(DELIVERY_SERVICES),
  state: z.enum(HANDED_STATES),
  since: instant,
  /** The service's page on which one sees it under way; null: none yet. */
  trackingUrl: z.nullable(z.string()),
  /** The name of its courier; null: none has it yet. */
  courier: z.nullable(z.string()),
  /** When the courier is expected at the pass, and at the door; null: the service has not said so. */
  pickupAt: z.nullable(instant),
  dropoffAt: z.nullable(instant),
});
