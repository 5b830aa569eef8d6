import { DAY } from '../../src/domain/times/zoned-time.ts';
import { keepService } from '../../src/server/delivery-services/delivery-services.repo.ts';
import { sealedForService } from '../../src/server/delivery-services/open-service.ts';
import type { TestApp } from './test-app.ts';
import { startUber } from './uber-server.ts';

let started: ReturnType<typeof startUber> | undefined;

/** A service that is connected, what an owner connects it anew with, and an offer of its for an order. */
export async function newDeliveryService(
  { services }: TestApp,
  { restaurantId, orderId }: { restaurantId: string; orderId: string },
) {
  started ??= startUber();
  const uber = await started;
  const { db, config, payments, clock } = services;
  Object.assign(config, { UBER_DIRECT_URL: uber.url });
  const { client_id: clientId, client_secret: clientSecret, customer_id: customerId } = uber.client;
  const serviceKeys = { clientId, clientSecret, customerId, signingKey: uber.signingKey, isTest: false };
  await db.transaction().execute((tx) =>
    keepService(tx, {
      ...{ restaurant_id: restaurantId, service: 'uber_direct', account: customerId, is_test: 0 },
      keys_sealed: payments.seal(sealedForService(restaurantId, 'uber_direct'), JSON.stringify(serviceKeys)),
      ...{ created_at: clock(), failed_at: null, last_error: null },
    }),
  );
  const offer = { service: 'uber_direct', ref: null, price: 620, validUntil: clock() + DAY };
  return {
    serviceKeys,
    deliveryOffer: payments.seal(`delivery offer ${restaurantId} ${orderId}`, JSON.stringify(offer)),
  };
}
