import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { item, pickup } from '../../../tests/support/order-input.ts';
import { outboxRows } from '../../../tests/support/outbox.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { createApp } from '../api.ts';
import { readConfig } from '../platform/config.ts';
import type { App } from '../platform/http/app.ts';
import { devOutboxRoutes } from './dev-outbox.routes.ts';
import { isOutboxShown } from './outbox-shown.ts';

describe('the outbox in a browser', () => {
  let test: TestApp;
  let id: string;
  let number: string;
  const apps: App[] = [];
  beforeAll(async () => {
    test = await startTestApp('sqlite');
    const token = await test.register('ada@example.test');
    const placed = await test.call({ method: 'POST', url: '/orders', token, body: pickup([item('lemonade')]) });
    number = placed.body.data.orderNumber;
    id = (await outboxRows(test.services))[0]?.id as string;
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await test.close();
  });

  async function start(config: object = { DEMO: true }) {
    const services = { ...test.services, config: { ...test.services.config, ...config } };
    const app = await createApp(services);
    await devOutboxRoutes(app, services);
    apps.push(app);
    return (url: string, headers = {}, remoteAddress = '127.0.0.1') =>
      app.inject({ url, headers: { host: 'localhost:3000', ...headers }, remoteAddress });
  }

  it('lists the mails and opens one: its text, and its HTML in a box of its own', async () => {
    const get = await start();
    const list = await get('/dev/outbox');
    expect(list.body).toContain(`We have received your order · ${number}`);
    expect(list.body).toContain('ada@example.test');
    const page = await get(`/dev/outbox/${id}`);
    expect(page.body).toContain(`src="/dev/outbox/${id}/html"`);
    expect(page.body).toContain('View your order: https://trattoria.test/orders/');
    const mail = await get(`/dev/outbox/${id}/html`);
    expect(mail.body).toContain(number);
    expect(mail.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox allow-popups/);
    for (const { headers } of [list, page]) {
      expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'sha256-");
      expect(headers['cache-control']).toBe('no-store');
    }
    expect((await get('/dev/outbox/nothing')).statusCode).toBe(404);
  });

  it('answers this machine alone, under its own name and for itself', async () => {
    const get = await start();
    const strangers = await Promise.all([
      get('/dev/outbox', {}, '192.0.2.1'),
      get('/dev/outbox', { host: 'orders.example' }),
      get('/dev/outbox', { host: 'localhost.example' }),
      get('/dev/outbox', { 'x-forwarded-for': '192.0.2.1' }),
      get(`/dev/outbox/${id}`, {}, '192.0.2.1'),
      get(`/dev/outbox/${id}/html`, { host: 'orders.example' }),
    ]);
    expect(strangers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(404));
    for (const host of ['trattoria.localhost:3000', '127.0.0.1:3000', '[::1]:3000']) {
      expect((await get('/dev/outbox', { host })).statusCode).toBe(200);
    }
  });

  it('answers everybody only where that was asked for', async () => {
    const get = await start({ DEV_OUTBOX: true });
    expect((await get('/dev/outbox', { host: 'orders.example' }, '192.0.2.1')).statusCode).toBe(200);
  });

  it.each([
    ['the demo on a laptop', {}, true],
    ['development', { NODE_ENV: 'development', DEMO: 'false' }, true],
    ['its own setting', { DEV_OUTBOX: 'true', DEMO: 'false' }, true],
    ['a refusal', { DEV_OUTBOX: 'false' }, false],
    ['a real restaurant', { DEMO: 'false' }, false],
    ['a mail server', { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'orders@example.com' }, false],
    ['PostgreSQL', { DATABASE_URL: 'postgres://db', TOKEN_SECRET: 'x'.repeat(32) }, false],
  ])('with %s is shown or not', async (_name, env, expected) => {
    expect(isOutboxShown(readConfig(env))).toBe(expected);
    const get = await start(readConfig({ ...env, LOG_LEVEL: 'silent' }));
    expect((await get('/dev/outbox')).statusCode).toBe(expected ? 200 : 404);
  });
});
