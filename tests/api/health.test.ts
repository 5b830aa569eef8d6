import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../src/server/api.ts';
import type { App } from '../../src/server/platform/http/app.ts';
import { healthRoutes } from '../../src/server/platform/http/health.ts';
import { dialects } from '../support/databases.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

describe.each(dialects)('health on %s', (dialect) => {
  let test: TestApp;
  let app: App;
  beforeAll(async () => {
    test = await startTestApp(dialect);
    app = await createApp(test.services);
    await healthRoutes(app, test.services);
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  it('is alive and ready on any host', async () => {
    for (const url of ['/healthz', '/readyz']) {
      const response = await app.inject({ url, headers: { host: '10.0.0.1' } });
      expect(response).toMatchObject({ statusCode: 200, body: '{"ok":true}' });
    }
  });

  it('is not ready while a migration is missing', async () => {
    const rows = await test.services.db
      .selectFrom('kysely_migration' as 'settings')
      .selectAll()
      .execute();
    await test.services.db.deleteFrom('kysely_migration' as 'settings').execute();
    expect(await app.inject('/readyz')).toMatchObject({ statusCode: 503, body: '{"ok":false}' });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await test.services.db
      .insertInto('kysely_migration' as 'settings')
      .values(rows)
      .execute();
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });

  it('is not ready while the database does not answer', async () => {
    const plugin: KyselyPlugin = { transformQuery: ({ node }) => node, transformResult: () => new Promise(() => {}) };
    const silent = await createApp(test.services);
    await healthRoutes(silent, { ...test.services, db: test.services.db.withPlugin(plugin) }, 10);
    expect(await silent.inject('/readyz')).toMatchObject({ statusCode: 503, body: '{"ok":false}' });
    await silent.close();
  });

  it('shows the API’s document in the browser without any other server', async () => {
    const docs = await app.inject({ url: '/api/v1/docs', headers: { host: 'trattoria.localhost' } });
    expect(docs.statusCode).toBe(200);
    expect(docs.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';");
    const document = await app.inject({ url: '/api/v1/openapi.json', headers: { host: 'trattoria.localhost' } });
    expect(document.json().openapi).toBe('3.1.0');
    expect(Object.keys(document.json().paths)).toContain('/api/v1/products/{id}');
  });
});
