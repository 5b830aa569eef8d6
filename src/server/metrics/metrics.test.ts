import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { item, pickup } from '../../../tests/support/order-input.ts';
import { startTestApp, type TestApp, TRATTORIA } from '../../../tests/support/test-app.ts';
import { createApp } from '../api.ts';
import type { App } from '../platform/http/app.ts';
import { metricsRoutes } from './metrics.routes.ts';
import { createMetrics } from './metrics.ts';

const TOKEN = 'a-token-for-prometheus';

describe.each(dialects)('metrics on %s', (dialect) => {
  let test: TestApp;
  const apps: App[] = [];
  beforeAll(async () => {
    test = await startTestApp(dialect);
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await test.close();
  });

  async function start(config: object = {}) {
    const { services } = test;
    const own = {
      ...services,
      metrics: createMetrics(services, services.clock),
      config: { ...services.config, ...config },
    };
    const app = await createApp(own);
    await metricsRoutes(app, own);
    apps.push(app);
    return {
      ask: (method: 'GET' | 'POST' | 'PATCH', url: string, token?: string, payload?: object) =>
        app.inject({
          method,
          url: `/api/v1${url}`,
          headers: { host: TRATTORIA, ...(token && { authorization: `Bearer ${token}` }) },
          ...(payload && { payload }),
        }),
      read: (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
        app.inject({ url: '/metrics', headers, remoteAddress }),
    };
  }

  it('count requests by pattern and class of status, however many addresses are tried', async () => {
    const { ask, read } = await start();
    for (let i = 0; i < 30; i++) await ask('GET', `/products/no-product-${i}`);
    for (let i = 0; i < 30; i++) await ask('GET', `/no-path-${i}`);
    await ask('GET', '/products');
    const { body } = await read();
    expect(body).toContain(
      'servery_http_request_seconds_count{method="GET",route="/api/v1/products/:id",status="4xx"} 30',
    );
    expect(body).toContain('servery_http_request_seconds_count{method="GET",route="/api/v1/products",status="2xx"} 1');
    expect(body).toContain('servery_http_request_seconds_count{method="GET",route="*",status="4xx"} 30');
    expect(body).not.toContain('no-product');
    expect(body).not.toContain('no-path');
  });

  it('count orders once, and their changes', async () => {
    const { ask, read } = await start();
    const token = await test.register();
    const headers = { host: TRATTORIA, authorization: `Bearer ${token}`, 'idempotency-key': 'one-order-only' };
    const place = () =>
      apps.at(-1)?.inject({ method: 'POST', url: '/api/v1/orders', headers, payload: pickup([item('lemonade')]) });
    const order = (await place())?.json().data;
    await place();
    await ask('PATCH', `/orders/${order._id}/cancel-my-order`, token);
    await ask('PATCH', `/orders/${order._id}/cancel-my-order`, token);
    const { body } = await read();
    expect(body).toContain('servery_orders_placed_total{type="Pickup"} 1\n');
    expect(body).toContain('servery_order_changes_total{status="Cancelled by User"} 1\n');
  });

  it('tell of the process, and of the connections to the database', async () => {
    const { body } = await (await start()).read();
    expect(body).toContain('process_resident_memory_bytes');
    expect(body).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(body).toContain('servery_open_sockets 0');
    const pool = /^servery_database_pool_connections\{state="(\w+)"\} \d+$/gm;
    const states = dialect === 'postgres' ? ['idle', 'busy', 'waiting'] : [];
    expect([...body.matchAll(pool)].map(([, state]) => state)).toEqual(states);
  });

  it('are not there for the public', async () => {
    const { read } = await start();
    expect((await read()).statusCode).toBe(200);
    expect((await read({}, '::ffff:127.0.0.1')).statusCode).toBe(200);
    for (const address of ['192.0.2.1', '10.0.0.5', '::ffff:192.0.2.1', '2001:db8::127.0.0.1']) {
      expect((await read({}, address)).statusCode).toBe(404);
    }
    // A proxy on this machine passes the public on.
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
      expect((await read({ [header]: '192.0.2.1' })).statusCode).toBe(404);
    }
  });

  it('open to whoever has the token, once there is one', async () => {
    const { read } = await start({ METRICS_TOKEN: TOKEN });
    expect((await read({ authorization: `Bearer ${TOKEN}` }, '192.0.2.1')).statusCode).toBe(200);
    for (const wrong of ['', `Bearer ${TOKEN}x`, TOKEN, 'Bearer ']) {
      expect((await read({ authorization: wrong })).statusCode).toBe(404);
    }
  });
});
