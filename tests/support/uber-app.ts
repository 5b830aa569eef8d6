import type { DialectName } from '../../src/server/platform/database/database.ts';
import { type DeliveryApp, startDeliveryApp } from './delivery-app.ts';
import { NOON } from './test-app.ts';
import { startUber, type UberDelivery } from './uber-server.ts';

export type UberServer = Awaited<ReturnType<typeof startUber>>;
export type UberApp = Awaited<ReturnType<typeof startUberApp>>;

/** A restaurant beside a server of Uber Direct's protocol, and what both do with a delivery. */
export async function startUberApp(dialect: DialectName) {
  let started: DeliveryApp | undefined;
  const uber = await startUber({ now: () => started?.services.clock() ?? NOON });
  const app = await startDeliveryApp(dialect, { UBER_DIRECT_URL: uber.url });
  started = app;
  const keys = {
    ...{ clientId: uber.client.client_id, clientSecret: uber.client.client_secret },
    ...{ customerId: uber.client.customer_id, signingKey: uber.signingKey },
  };
  const quote = (id: string) => app.quote(id, 'uber_direct');
  return {
    app,
    uber,
    quote,
    connect: (more: object = {}) => app.office('PUT', '/delivery-services/uber_direct', { ...keys, ...more }),
    /** An order that the service has. */
    async handed(): Promise<{ id: string; there: UberDelivery }> {
      const id = await app.ready();
      await app.give(id, (await quote(id)).body.data.offer.quote);
      await app.work();
      return { id, there: uber.deliveries.at(-1) as UberDelivery };
    },
    /** The service tells of a delivery; `signature`: another than its own. */
    tell(there: UberDelivery, { signature = '' } = {}) {
      const event = uber.event(there);
      const headers = { 'x-uber-signature': signature || event.signature };
      return app.tell('/api/v1/delivery-services/uber_direct/events', event.body, headers);
    },
    async close(): Promise<void> {
      await uber.close();
      await app.close();
    },
  };
}
