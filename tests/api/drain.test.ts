import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApp } from '../../src/server/api.ts';
import type { App } from '../../src/server/platform/http/app.ts';
import { healthRoutes } from '../../src/server/platform/http/health.ts';
import { item, pickup } from '../support/order-input.ts';
import { startTestApp, type TestApp, TRATTORIA } from '../support/test-app.ts';

let test: TestApp;
let app: App;
let origin: string;
let token: string;
beforeEach(async () => {
  test = await startTestApp('sqlite', { TRUSTED_PROXIES: '127.0.0.1' });
  token = await test.register();
  app = await createApp(test.services);
  await healthRoutes(app, test.services);
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  test.services.drain.isOn = true;
});
afterEach(async () => {
  await app.close();
  await test.close();
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${origin}${path}`, { ...init, headers: { 'x-forwarded-host': TRATTORIA, ...init.headers } });

it('sends elsewhere what a proxy may repeat, and keeps no connection', async () => {
  const answer = await ask('/api/v1/products');
  expect(answer.status).toBe(502);
  expect(answer.headers.get('connection')).toBe('close');
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(await answer.json()).toMatchObject({ code: 'restarting' });
});

it('still does what must not be repeated', async () => {
  const answer = await ask('/api/v1/orders', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(pickup([item('lemonade')])),
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('connection')).toBe('close');
});

it('is alive, but not ready', async () => {
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(503);
});

it('lets a page under way fetch its data in process', async () => {
  const answer = await app.inject({ url: '/api/v1/products', headers: { host: TRATTORIA } });
  expect(answer.statusCode).toBe(200);
});
