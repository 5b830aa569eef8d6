import * as z from 'zod/mini';
import { idempotencyKey } from './orders.ts';

/** Loose, because Fastify replaces the request's headers by what the schema returns: a plain `z.object` would drop all others. */
export const creationHeaders = z.looseObject({ 'idempotency-key': z.optional(idempotencyKey) });
