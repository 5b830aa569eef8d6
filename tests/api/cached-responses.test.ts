import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../src/server/api.ts';
import { bumpContent } from '../../src/server/editing/bump-content.ts';
import { importIds } from '../../src/server/import/import-ids.ts';
import { inTransaction, type Tx } from '../../src/server/platform/database/database.ts';
import type { App, Tenant } from '../../src/server/platform/http/app.ts';
import type { Services } from '../../src/server/services.ts';
import { repeatWhileSame } from '../../src/server/storefront/repeat-while-same.ts';
import { createServices } from '../../src/server/wire.ts';
import { dialects } from '../support/databases.ts';
import { ids, productId } from '../support/order-input.ts';
import { type RawRequest, rawAnswer } from '../support/raw-answer.ts';
import { NOON, SUSHI, startTestApp, type TestApp, TRATTORIA } from '../support/test-app.ts';

const PROXY = '127.0.0.2';
const ID = { 'x-request-id': 'one-id-for-all-of-them' };
const BROWSER = { host: TRATTORIA, 'accept-encoding': 'gzip, br', 'accept-language': 'en-GB,en;q=0.9', ...ID };
/** To be read in the answer. */
const PLAIN = { host: TRATTORIA, ...ID };
/** Longer than any process may go without seeing what another one changed. */
const SEEN_WITHIN_MS = 1100;

describe.each(dialects)('an answer that is ready, on %s,', (dialect) => {
  let test: TestApp;
  let services: Services;
  let app: App;
  let port: number;
  let lines: Record<string, unknown>[] = [];

  beforeAll(async () => {
    test = await startTestApp(dialect, { TRUSTED_PROXIES: PROXY, LOG_LEVEL: 'info' }, new Writable({ write: drop }));
    services = createServices(test.services.config, test.services, test.services.clock);
    app = await createApp(services, new Writable({ write: keepLine }));
    app.get('/until-one', async (request, reply) => {
      const tenant = (await services.tenants.byHost(request.host)) as Tenant;
      const { revision } = await services.content.of(tenant.id, 'en');
      repeatWhileSame(services, request, reply, { tenant, language: 'en', revision, validUntil: NOON + 3_600_000 });
      return reply.send(Buffer.from('lunch'));
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  function drop(_chunk: Buffer, _encoding: string, done: () => void) {
    done();
  }

  function keepLine(chunk: Buffer, _encoding: string, done: () => void) {
    lines.push(JSON.parse(String(chunk)));
    done();
  }

  async function readyCount(): Promise<number> {
    const { values } = (await services.metrics.registry.getSingleMetric('servery_cached_responses_total')?.get()) ?? {
      values: [],
    };
    return values.reduce((sum, { value }) => sum + value, 0);
  }

  async function ask(request: Partial<RawRequest> = {}) {
    const before = await readyCount();
    const answer = await rawAnswer(port, { path: '/api/v1/products', headers: BROWSER, ...request });
    return { answer, isReady: (await readyCount()) > before };
  }

  /** The same question until it is answered from memory, which is so at once but for looks at the database now and then. */
  async function askUntilReady(request: Partial<RawRequest> = {}) {
    for (let attempt = 0; attempt < 20; attempt++) {
      const given = await ask(request);
      if (given.isReady) return given;
    }
    throw new Error('it was never ready');
  }

  const PATHS = [
    '/api/v1/products',
    '/api/v1/products/',
    '/api/v1/products?limit=1',
    '/api/v1/products?isFeatured=true&limit=50&stray=%F0',
    `/api/v1/products?categoryId=${'x'.repeat(2000)}`,
    '/api/v1/products?limit=many',
    '/api/v1/products/nothing',
    `/api/v1/products/${productId('margherita')}`,
    '/api/v1/categories',
    '/api/v1/highlights/public',
    '/api/v1/promotions/public?isValidNow=true',
    '/api/v1/restaurants/public/-',
    '/api/v1/restaurants/public/sushi-bar',
    '/api/v1/restaurants/public/-/styles.css',
    `/api/v1/restaurants/${ids.restaurant}/reviews`,
    '/api/v1/users/me',
    '/api/v1/%70roducts',
    '//api/v1/products',
    `http://${SUSHI}/api/v1/products`,
    '/api/v1/nothing',
  ];
  const HEADERS: Record<string, string>[] = [
    {},
    { 'accept-encoding': '' },
    { 'accept-encoding': 'gzip' },
    { 'accept-encoding': 'br;q=0, gzip' },
    { 'accept-encoding': 'deflate, zstd' },
    { 'accept-language': '' },
    { 'accept-language': 'pt-BR,pt;q=0.9' },
    { 'accept-language': 'tlh, ja;q=0.3' },
    { 'accept-language': 'undefined' },
    { cookie: 'user-locale=fr' },
    { cookie: 'refresh_token=nonsense; user-locale=zz' },
    { authorization: 'Bearer nonsense' },
    { 'if-none-match': '*' },
    { 'if-none-match': '"another"' },
    { range: 'bytes=0-10' },
    { 'accept-version': '2.0.0' },
    { accept: 'text/html' },
    { host: SUSHI },
    { host: 'SUSHI-bar.LOCALHOST:81' },
    { host: 'nowhere.test' },
    { host: '[::1]' },
    { 'x-forwarded-host': SUSHI, 'x-forwarded-proto': 'https' },
    { 'x-forwarded-host': 'undefined' },
    { 'x-forwarded-host': `nowhere.test, ${SUSHI}` },
    { 'x-http-method-override': 'DELETE' },
    { 'content-length': '0' },
    { expect: '100-continue' },
  ];

  const WAYS: Partial<RawRequest>[] = [{ method: 'HEAD' }, { from: PROXY }, { version: '1.0' }];
  const questions = PATHS.flatMap((path) => [
    ...HEADERS.map((headers) => ({ path, headers: { ...BROWSER, ...headers } })),
    ...WAYS.flatMap((way) =>
      HEADERS.slice(-6).map((headers) => ({ path, headers: { ...BROWSER, ...headers }, ...way })),
    ),
  ]);

  it('is byte for byte what is answered without it', async () => {
    let ready = 0;
    let unlikes = 0;
    for (const question of questions) {
      const { cookie = '' } = question.headers as { cookie?: string };
      const unlike = { ...question.headers, cookie: `${cookie}; never-asked-before=${unlikes++}` };
      const thought = await ask({ ...question, headers: unlike });
      expect(thought.isReady).toBe(false);
      for (const { answer, isReady } of [await ask(question), await ask(question)]) {
        expect(answer, JSON.stringify(question)).toBe(thought.answer);
        if (isReady) ready++;
      }
    }
    // What needs no thought: most of the content's paths, at hosts that are known.
    expect(ready).toBeGreaterThan(questions.length / 2);
  });

  it.each(['GET', 'HEAD'])('is 304 with the same headers for whoever has it, to %s too', async (method) => {
    const etag = /^etag: (.*)\r$/m.exec((await ask()).answer)?.[1] as string;
    for (const known of [etag, `W/${etag}`, `"older", ${etag}`]) {
      const request = { method, headers: { ...BROWSER, 'if-none-match': known } };
      const thought = await ask(request);
      expect(thought.isReady).toBe(false);
      expect(thought.answer).toMatch(/^HTTP\/1.1 304 /);
      expect((await askUntilReady(request)).answer).toBe(thought.answer);
    }
  });

  it.each(['/api/v1/users/me', '/api/v1/promotions/public?isValidNow=true', '/api/v1/restaurants/public/sushi-bar'])(
    'is never made of %s',
    async (path) => {
      for (let i = 0; i < 5; i++) expect((await ask({ path })).isReady).toBe(false);
    },
  );

  it('has an id of its own each time, or the one that a proxy gave', async () => {
    const { 'x-request-id': _given, ...headers } = BROWSER;
    const idOf = (answer: string) => /^x-request-id: (.*)\r$/m.exec(answer)?.[1];
    const first = idOf((await askUntilReady({ headers })).answer);
    expect(first).toMatch(/^[\w-]{20}$/);
    expect(idOf((await askUntilReady({ headers })).answer)).not.toBe(first);
    expect(idOf((await askUntilReady({ headers: { ...headers, ...ID } })).answer)).toBe(ID['x-request-id']);
    const strange = { ...headers, 'x-request-id': 'a b' };
    expect(idOf((await askUntilReady({ headers: strange })).answer)).toMatch(/^[\w-]{20}$/);
  });

  it('is counted and logged like every other', async () => {
    const path = '/api/v1/categories';
    const countOf = async () => {
      const text = await services.metrics.registry.metrics();
      const line = `servery_cached_responses_total{method="GET",route="${path}",status="2xx"} `;
      return Number(text.split(line)[1]?.split('\n')[0] ?? 0);
    };
    const before = await countOf();
    lines = [];
    await askUntilReady({ path });
    expect(await countOf()).toBe(before + 1);
    expect(lines.at(-1)).toMatchObject({
      level: 30,
      msg: 'answered',
      requestId: ID['x-request-id'],
      method: 'GET',
      route: path,
      status: 200,
      tenant: 'trattoria',
      ms: expect.any(Number),
    });
  });

  it('ends with the content that it was made of, changed here or by another process', async () => {
    const bodyOf = async () =>
      (await rawAnswer(port, { path: '/api/v1/products', headers: PLAIN })).split('\r\n\r\n')[1];
    const rename = (text: string) => (tx: Tx) =>
      tx
        .updateTable('texts')
        .set({ text })
        .where('restaurant_id', '=', ids.restaurant)
        .where('subject_id', '=', productId('margherita'))
        .where('field', '=', 'name')
        .execute();
    const change = (text: string) =>
      inTransaction(services.db, async (tx) => {
        await rename(text)(tx);
        await bumpContent(tx, ids.restaurant, Date.now());
      });
    await askUntilReady({ headers: PLAIN });
    await change('Regina');
    services.content.changed(ids.restaurant);
    expect(await bodyOf()).toContain('Regina');
    await askUntilReady({ headers: PLAIN });
    await change('Marinara');
    await pause(SEEN_WITHIN_MS);
    expect(await bodyOf()).toContain('Marinara');
  });

  it('ends when its time is over', async () => {
    test.setNow(NOON);
    await askUntilReady({ path: '/until-one' });
    test.setNow(NOON + 3_600_000);
    expect((await ask({ path: '/until-one' })).isReady).toBe(false);
    test.setNow(NOON);
  });

  it('ends when its host becomes another restaurant’s', async () => {
    const host = 'pizza.test';
    const domain = { host, restaurant_id: ids.restaurant, is_primary: 0 };
    const of = (restaurant: string) => services.db.updateTable('restaurant_domains').set({ restaurant_id: restaurant });
    await services.db.insertInto('restaurant_domains').values(domain).execute();
    const request = { path: '/api/v1/restaurants/public/-', headers: { ...PLAIN, host } };
    expect((await askUntilReady(request)).answer).toContain('"slug":"trattoria"');
    await of(importIds('sushi-bar').restaurant).where('host', '=', host).execute();
    await pause(SEEN_WITHIN_MS);
    expect((await ask(request)).answer).toContain('"slug":"sushi-bar"');
  });

  it('is not given by a process that is about to end', async () => {
    await askUntilReady();
    services.drain.isOn = true;
    expect((await ask()).answer).toMatch(/^HTTP\/1.1 502 /);
    services.drain.isOn = false;
  });
});
