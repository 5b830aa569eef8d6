import * as z from 'zod/mini';
import { idempotencyKey } from '../../contract/orders.ts';
import { newId, stableId } from '../platform/ids.ts';

/** Loose: Fastify puts what a schema leaves in place of all headers. */
export const creationHeaders = z.looseObject({ 'idempotency-key': z.optional(idempotencyKey) });

export const REPEATED = 'A repeated Idempotency-Key makes nothing new.';

interface Creation {
  restaurantId: string;
  userId: string;
  /** What is made. */
  subject: string;
  /** The Idempotency-Key header: one for each form that is filled in, however often it is sent. */
  key: string | undefined;
}

/**
 * The id of something new; of one key always the same. Sent again, after its answer was lost, a creation finds what it
 * made before, and the row's primary key decides between two that come at once: no table of keys is needed.
 */
export function creationId({ restaurantId, userId, subject, key }: Creation): string {
  return key === undefined ? newId() : stableId(restaurantId, userId, subject, key);
}
