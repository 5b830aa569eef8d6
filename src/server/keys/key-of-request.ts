import type { FastifyRequest } from 'fastify';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/database/database.ts';
import { sha256 } from '../platform/ids/ids.ts';
import type { WindowCounts } from '../platform/limits/window-counts.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { type KeyRow, keyOfToken, noteKeyUsed } from './keys.repo.ts';

/** Of the services what keys need. The counts are replaced once the app is built. */
export interface KeyServices {
  db: Db;
  clock: Clock;
  config: Config;
  counts: WindowCounts;
}

/** Calls a minute with one key, whatever it asks for: a till that asks for the board every second and does its work besides. */
const MOST_CALLS = 300;

/** The restaurant's key that a request brings. Throws a `Refusal` for one that is unknown or ended, and for one that calls too often. */
export async function keyOfRequest(services: KeyServices, request: FastifyRequest, sent: string): Promise<KeyRow> {
  const { db, clock, config, counts } = services;
  const key = await keyOfToken(db, { restaurantId: request.tenant.id, tokenHash: sha256(sent) });
  if (!key) throw new Refusal(commonRefusals.unauthenticated);
  if (config.RATE_LIMITS) {
    const { current, ttl } = await counts.count(`key ${key.id}`, MINUTE);
    if (current > MOST_CALLS) throw new Refusal(commonRefusals.too_many_requests, { retryAfterMs: ttl });
  }
  const now = clock();
  if ((key.seen_at ?? 0) <= now - MINUTE) await noteKeyUsed(db, key, now);
  return key;
}
