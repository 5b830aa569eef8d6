import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stubDist } from '../../../tests/support/stub-dist.ts';
import { SUSHI, startTestApp, type TestApp, TRATTORIA } from '../../../tests/support/test-app.ts';
import { createApp } from '../api.ts';
import { mountPages } from '../pages.ts';
import type { App } from '../platform/http/app.ts';

describe('a visit without scripts', () => {
  let test: TestApp;
  let app: App;
  const build = stubDist('/categories', [{ id: 'home', path: '/', plain: true }]);
  beforeAll(async () => {
    test = await startTestApp('sqlite');
    app = await createApp(test.services);
    await mountPages(app, test.services, build.dist);
  });
  afterAll(async () => {
    await app.close();
    await test.close();
    build.remove();
  });

  interface Sent {
    form?: string;
    plain?: string | undefined;
    host?: string;
    headers?: Record<string, string>;
  }
  const ask = ({ form, plain, host = TRATTORIA, headers = {} }: Sent) =>
    app.inject({
      method: form === undefined ? 'GET' : 'POST',
      url: '/',
      headers: {
        host,
        ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(plain && { cookie: `plain=${plain}` }),
        ...headers,
      },
      ...(form !== undefined && { payload: form }),
    });
  const cookieOf = ({ cookies }: Awaited<ReturnType<typeof ask>>) => cookies.find(({ name }) => name === 'plain');
  const begun = async () => cookieOf(await ask({ form: 'dish=soup' }))?.value;

  it('begins with a form, which leads on to a page of its own', async () => {
    expect(cookieOf(await ask({}))).toBeUndefined();
    const sent = await ask({ form: 'dish=soup' });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/']);
    expect(cookieOf(sent)).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const page = await ask({ plain: cookieOf(sent)?.value });
    expect(page.body).toContain('<p>has: soup</p>');
    expect(page.body).not.toContain('<script');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
  });

  it('leaves the page of everybody else as it was', async () => {
    const before = await ask({});
    const plain = await begun();
    await ask({ plain });
    const after = await ask({});
    expect(after.body).toBe(before.body);
    expect(after.headers['cache-control']).toBe('private, no-cache');
  });

  it('shows what a form is refused for at once, and nobody keeps it', async () => {
    const refused = await ask({ form: 'refused=1', plain: await begun() });
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([422, 'no-store']);
    expect(refused.body).toContain('has: soup');
  });

  it('is nobody’s who changed its cookie, or took it to another restaurant, or came too late', async () => {
    const plain = (await begun()) ?? '';
    const [head, body, seal] = plain.split('.');
    const forged = Buffer.from(Buffer.from(String(body), 'base64url').toString().replace('soup', 'cake'));
    for (const sent of [
      { plain: `${head}.${forged.toString('base64url')}.${seal}` },
      { plain: 'nonsense' },
      { plain, host: SUSHI },
    ]) {
      expect((await ask(sent)).body).not.toContain('has:');
    }
    const began = test.services.clock();
    test.setNow(began + 13 * 60 * 60 * 1000);
    expect((await ask({ plain })).body).not.toContain('has:');
    test.setNow(began);
    expect((await ask({ plain })).body).toContain('has: soup');
  });

  it('takes forms of this site only, and nothing but forms', async () => {
    const own = { origin: `http://${TRATTORIA}`, 'sec-fetch-site': 'same-origin' };
    expect((await ask({ form: 'dish=soup', headers: own })).statusCode).toBe(303);
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      const answer = await ask({ form: 'dish=soup', headers });
      expect([answer.statusCode, cookieOf(answer)]).toEqual([400, undefined]);
    }
    const json = await ask({ form: '{}', headers: { 'content-type': 'application/json' } });
    expect([json.statusCode, cookieOf(json)]).toEqual([400, undefined]);
    expect((await ask({ form: `dish=${'a'.repeat(70_000)}` })).statusCode).toBe(413);
  });

  it('ends where scripts run again, which get the cart', async () => {
    const left = await ask({ form: 'leave=', plain: await begun() });
    expect(cookieOf(left)).toMatchObject({ value: '' });
    expect(left.body).toContain("localStorage.setItem('cart',");
    expect(left.body).toContain('soup');
  });
});
