import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { importIds } from '../import/import-ids.ts';
import { publicAddress } from '../restaurants/public-address.ts';

const OWN = 'trattoria.test';

describe.each(dialects)('the domains of a restaurant on %s', (dialect) => {
  let app: TestApp;
  let owner: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    owner = await hire(app, 'Owner');
  });
  afterEach(() => app.close());

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: object) =>
    app.call({ method, url: `/staff/domains${path}`, token: owner, ...(body && { body }) });
  const add = (host: string) => call('POST', '', { host });
  const opens = async (host: string) => {
    const answer = await app.call({ url: '/restaurants/public/-', host });
    return answer.body.data?.restaurant?.slug ?? null;
  };
  const address = () => publicAddress(app.services, { id: importIds('trattoria').restaurant, slug: 'trattoria' });

  it('open it from the moment they are added, until they are removed', async () => {
    expect((await call('GET')).body.data.domains).toEqual([{ host: OWN, isPrimary: false }]);
    expect((await add(' Pizza.Example ')).status).toBe(201);
    expect(await opens('pizza.example')).toBe('trattoria');
    const removed = await call('DELETE', '/pizza.example');
    expect([removed.status, removed.body.data.domains]).toEqual([200, [{ host: OWN, isPrimary: false }]]);
    // What a process knows of a host it knows for a second.
    await expect.poll(() => opens('pizza.example'), { timeout: 10_000 }).toBeNull();
  });

  it('are one of them the primary one, where letters lead', async () => {
    await add('a-longer-domain.example');
    const { domains } = (await call('PUT', '/a-longer-domain.example/primary')).body.data;
    expect(domains).toEqual([
      { host: 'a-longer-domain.example', isPrimary: true },
      { host: OWN, isPrimary: false },
    ]);
    expect(await address()).toBe('https://a-longer-domain.example');
    const left = await call('DELETE', '/a-longer-domain.example');
    expect(left.body.data.domains).toEqual([{ host: OWN, isPrimary: true }]);
    expect(await address()).toBe(`https://${OWN}`);
  });

  it('are never none, even when the last two are removed at once', async () => {
    expect((await call('DELETE', `/${OWN}`)).body.code).toBe('last_domain');
    await add('pizza.example');
    const answers = await Promise.all([call('DELETE', '/pizza.example'), call('DELETE', `/${OWN}`)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await call('GET')).body.data.domains).toHaveLength(1);
  });

  it('are domains, of one restaurant, and not endlessly many', async () => {
    for (const host of ['', 'pizza', 'http://pizza.example', 'kumo.localhost', '192.0.2.1']) {
      expect((await add(host)).status, host).toBe(422);
    }
    expect((await add(OWN)).body.code).toBe('domain_taken');
    const restaurant_id = importIds('sushi-bar').restaurant;
    await app.services.db
      .insertInto('restaurant_domains')
      .values({ restaurant_id, host: 'sushi.example', is_primary: 0 })
      .execute();
    expect((await add('sushi.example')).body.code).toBe('domain_taken');
    expect((await call('DELETE', '/sushi.example')).body.code).toBe('not_found');
    for (let n = 1; n < 10; n++) expect((await add(`pizza-${n}.example`)).status).toBe(201);
    expect((await add('pizza-10.example')).body.code).toBe('too_many_domains');
  });

  it('are changed in writing', async () => {
    await add('pizza.example');
    const [line] = await app.services.db.selectFrom('audit_log').selectAll().execute();
    expect([line?.action, JSON.parse(line?.after ?? '').domains.length]).toEqual(['domains', 2]);
  });
});
