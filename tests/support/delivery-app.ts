import type { DeliveryService } from '../../src/domain/delivery-services/delivery-services.ts';
import { HANDED_DELIVERIES } from '../../src/server/delivery-services/bring.ts';
import type { DialectName } from '../../src/server/platform/database/database.ts';
import { delivery, item } from './order-input.ts';
import { hire } from './staff.ts';
import { startTestApp, TRATTORIA } from './test-app.ts';
import { workOff } from './work.ts';

/** The trattoria with deliveries for a service, whose address `env` names. */
export async function startDeliveryApp(dialect: DialectName, env: Record<string, string>) {
  const app = await startTestApp(dialect, { ACCESS_TOKEN_S: '8640000', PAYMENTS_SECRET: 'p'.repeat(32), ...env });
  const owner = await hire(app, 'Owner');
  const customer = await app.register();
  const office = (method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH', path: string, body?: object) =>
    app.call({ method, url: `/staff${path}`, token: owner, ...(body && { body }) });
  const step = (id: string, status: string, more: object = {}) =>
    office('PATCH', `/orders/${id}/status`, { status, ...more });

  async function place({ paid = true } = {}): Promise<string> {
    const body = delivery([item('pasta-trio', ['sauces/pesto', 'sauces/ragu'], 2)]);
    const id: string = (await app.call({ method: 'POST', url: '/orders', token: customer, body })).body.data._id;
    if (paid) {
      const change = { payment_status: 'Paid' as const, paid_at: app.services.clock() };
      await app.services.db.updateTable('orders').set(change).where('id', '=', id).execute();
    }
    return id;
  }
  /** An order that is accepted. */
  async function ready(): Promise<string> {
    const id = await place();
    await step(id, 'Confirmed', { readyInMinutes: 40 });
    return id;
  }
  const work = () => workOff(app.services, HANDED_DELIVERIES);

  return {
    ...app,
    ...{ customer, office, step, place, ready, work },
    shown: async (id: string) => (await office('GET', `/orders/${id}`)).body.order,
    books: async () => (await office('GET', '/books?from=2026-06-17&to=2026-06-17')).body.data,
    quote: (id: string, service: DeliveryService) => office('POST', `/orders/${id}/delivery-quotes`, { service }),
    give: (id: string, quote: string) => office('POST', `/orders/${id}/handed-delivery`, { quote }),
    later: (ms: number) => app.setNow(app.services.clock() + ms),
    /** Tells the restaurant something, as a service does. */
    async tell(path: string, body: string, headers: Record<string, string> = {}): Promise<number> {
      const { statusCode } = await app.app.inject({
        ...{ method: 'POST', url: path, payload: body },
        headers: { host: TRATTORIA, 'content-type': 'application/json', ...headers },
      });
      await work();
      return statusCode;
    },
  };
}

export type DeliveryApp = Awaited<ReturnType<typeof startDeliveryApp>>;
